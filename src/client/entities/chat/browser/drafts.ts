import * as z from 'zod/mini';
import { chatQuote, type ChatQuote } from '#contract/chat/chat-objects.ts';
import { browserStorage } from '#client/kit/store/browser-storage.ts';

type Listener = (left: string | null) => void;

const listeners = new Map<string, Set<Listener>>();

/** Notifies listeners that the value of a key of `browserStorage` has changed, in this tab and in the others. */
const storageSignal = {
  /** The other tabs are notified by the browser's `storage` event. */
  emit: (key: string, left: string | null): void => listeners.get(key)?.forEach((listener) => listener(left)),
  follow: (key: string, listener: Listener): (() => void) => {
    const own = listeners.get(key) ?? new Set();
    listeners.set(key, own.add(listener));
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) listener(event.newValue);
    };
    window.addEventListener('storage', onStorage);
    return () => {
      own.delete(listener);
      if (own.size === 0) listeners.delete(key);
      window.removeEventListener('storage', onStorage);
    };
  },
} as const;

const keyOf = (userId: string, chatId: string): string => `chat.draft.${userId}.${chatId}`;

/** Unsent text by chat; it survives a reload, and listeners are notified of changes. */
export const drafts = {
  read: (userId: string, chatId: string): string => browserStorage.get(keyOf(userId, chatId)) ?? '',
  write: (userId: string, chatId: string, text: string): void => {
    const key = keyOf(userId, chatId);
    browserStorage.put(key, text === '' ? null : text);
    storageSignal.emit(key, text);
  },
  follow: (userId: string, chatId: string, listener: (text: string) => void): (() => void) =>
    storageSignal.follow(keyOf(userId, chatId), (left) => listener(left ?? '')),
} as const;

const replyKeyOf = (userId: string, chatId: string): string => `chat.reply.${userId}.${chatId}`;
const quoteOrNone = z.nullable(chatQuote);

const parse = (text: string | null): ChatQuote | null => {
  try {
    const parsed = quoteOrNone.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** The message that an unsent text replies to, by chat; it survives a reload, and listeners are notified of changes. */
export const replyDrafts = {
  read: (userId: string, chatId: string): ChatQuote | null => parse(browserStorage.get(replyKeyOf(userId, chatId))),
  write: (userId: string, chatId: string, quote: ChatQuote | null): void => {
    const key = replyKeyOf(userId, chatId);
    const text = quote === null ? null : JSON.stringify(quote);
    browserStorage.put(key, text);
    storageSignal.emit(key, text);
  },
  follow: (userId: string, chatId: string, listener: (quote: ChatQuote | null) => void): (() => void) =>
    storageSignal.follow(replyKeyOf(userId, chatId), (text) => listener(parse(text))),
} as const;
