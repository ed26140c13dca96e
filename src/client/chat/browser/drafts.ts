import { keptSignal } from './kept-signal';

const keyOf = (userId: string, chatId: string): string => `chat.draft.${userId}.${chatId}`;

/** What was typed and not sent, by chat; it outlives a reload, and all who show it hear of a change. */
export const drafts = {
  read: (userId: string, chatId: string): string => {
    try {
      return localStorage.getItem(keyOf(userId, chatId)) ?? '';
    } catch {
      return '';
    }
  },
  write: (userId: string, chatId: string, text: string): void => {
    const key = keyOf(userId, chatId);
    try {
      if (text === '') localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // The field itself still has it.
    }
    keptSignal.tell(key, text);
  },
  follow: (userId: string, chatId: string, listener: (text: string) => void): (() => void) =>
    keptSignal.follow(keyOf(userId, chatId), (kept) => listener(kept ?? '')),
} as const;
