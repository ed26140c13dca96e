import { drafts } from '../../../chat/browser/drafts';

const listeners = new Set<() => void>();

/** Drafts, with a word to those who show that there is one. */
export const draftSignal = {
  write: (me: string, chatId: string, text: string): void => {
    drafts.write(me, chatId, text);
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
} as const;
