import * as z from 'zod/mini';
import { chatQuote } from '../../../contract/chat/chat-quote';
import type { ChatQuote } from '../../../contract/chat/chat-quote';

const keyOf = (userId: string, chatId: string): string => `chat.reply.${userId}.${chatId}`;
const kept = z.nullable(chatQuote);

/** Which message is being answered, by chat; it outlives a reload as the text does. */
export const replyDrafts = {
  read: (userId: string, chatId: string): ChatQuote | null => {
    try {
      const parsed = kept.safeParse(JSON.parse(localStorage.getItem(keyOf(userId, chatId)) ?? 'null'));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  },
  write: (userId: string, chatId: string, quote: ChatQuote | null): void => {
    try {
      if (quote === null) localStorage.removeItem(keyOf(userId, chatId));
      else localStorage.setItem(keyOf(userId, chatId), JSON.stringify(quote));
    } catch {
      // The field itself still has it.
    }
  },
} as const;
