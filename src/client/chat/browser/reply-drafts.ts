import * as z from 'zod/mini';
import { chatQuote } from '../../../contract/chat/chat-quote';
import type { ChatQuote } from '../../../contract/chat/chat-quote';
import { keptSignal } from './kept-signal';

const keyOf = (userId: string, chatId: string): string => `chat.reply.${userId}.${chatId}`;
const kept = z.nullable(chatQuote);

const parse = (text: string | null): ChatQuote | null => {
  try {
    const parsed = kept.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** Which message is being answered, by chat; it outlives a reload as the text does, and is told as the text is. */
export const replyDrafts = {
  read: (userId: string, chatId: string): ChatQuote | null => {
    try {
      return parse(localStorage.getItem(keyOf(userId, chatId)));
    } catch {
      return null;
    }
  },
  write: (userId: string, chatId: string, quote: ChatQuote | null): void => {
    const key = keyOf(userId, chatId);
    const text = quote === null ? null : JSON.stringify(quote);
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // The field itself still has it.
    }
    keptSignal.tell(key, text);
  },
  follow: (userId: string, chatId: string, listener: (quote: ChatQuote | null) => void): (() => void) =>
    keptSignal.follow(keyOf(userId, chatId), (text) => listener(parse(text))),
} as const;
