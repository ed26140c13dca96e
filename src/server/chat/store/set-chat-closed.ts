import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../db/open-database';
import { chat } from '../../db/schema/chat';
import { tellChatUpdated } from './tell-chat-updated';

/** Closes a chat to new messages, or opens it again; its members can go on reading it. */
export const setChatClosed = async (tx: Tx, chatId: string, closed: boolean): Promise<void> => {
  const changed = await tx.update(chat).set({ closed }).where(and(eq(chat.id, chatId), ne(chat.closed, closed))).returning({ id: chat.id });
  if (changed.length > 0) await tellChatUpdated(tx, chatId);
};
