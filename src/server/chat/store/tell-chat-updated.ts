import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/open-database';
import { chat } from '../../db/schema/chat';
import { activeMembers, announceChat } from './announce-chat';
import { bumpChat } from './bump-chat';
import { payloadColumns, payloadOf } from './chat-columns';

/** Counts one more change of the chat's payload and tells its members what it is now. */
export const tellChatUpdated = async (tx: Tx, chatId: string): Promise<void> => {
  const { version } = await bumpChat(tx, chatId);
  const [row] = await tx.select(payloadColumns).from(chat).where(eq(chat.id, chatId));
  if (row) await announceChat(tx, await activeMembers(tx, chatId), 'chat updated', { chatId, payload: payloadOf(row), version });
};
