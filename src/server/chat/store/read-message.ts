import { and, eq } from 'drizzle-orm';
import type { ChatMessage } from '../../../contract/chat/chat-message';
import type { Executor } from '../../db/open-database';
import { chatMessage } from '../../db/schema/chat';
import { appUser } from '../../db/schema/people';
import { messageColumns, messageOf } from './message-columns';

type By = { readonly messageId: string } | { readonly userId: string; readonly clientId: string } | { readonly replyTo: string };

/** Messages of a chat by id, by the sender's own id, or by what they answer. */
export const readMessages = async (db: Executor, chatId: string, by: By): Promise<ChatMessage[]> => {
  const where =
    'messageId' in by
      ? eq(chatMessage.id, by.messageId)
      : 'replyTo' in by
        ? eq(chatMessage.replyTo, by.replyTo)
        : and(eq(chatMessage.senderId, by.userId), eq(chatMessage.clientId, by.clientId));
  const rows = await db
    .select(messageColumns)
    .from(chatMessage)
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    .where(and(eq(chatMessage.chatId, chatId), where));
  return rows.map(messageOf);
};

/** Null when the chat has no such message. */
export const readMessage = async (db: Executor, chatId: string, by: By): Promise<ChatMessage | null> => (await readMessages(db, chatId, by))[0] ?? null;
