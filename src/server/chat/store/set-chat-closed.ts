import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/open-database';
import { chat } from '../../db/schema/chat';
import { activeMembers, announceChat } from './announce-chat';
import { bumpChat } from './bump-chat';
import { payloadColumns, payloadOf } from './chat-columns';

/** Closes a chat to new messages, or opens it again; its members can go on reading it. */
export const setChatClosed = async (tx: Tx, chatId: string, closed: boolean): Promise<void> => {
  const { version } = await bumpChat(tx, chatId);
  const [row] = await tx.update(chat).set({ closed }).where(eq(chat.id, chatId)).returning(payloadColumns);
  if (row) await announceChat(tx, await activeMembers(tx, chatId), 'chat updated', { chatId, payload: payloadOf(row), version });
};
