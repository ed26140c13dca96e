import { eq } from 'drizzle-orm';
import type { ChatPayload } from '../../../contract/chat/chat-payload';
import type { Executor } from '../../db/open-database';
import { chat } from '../../db/schema/chat';
import { Refusal } from '../../http/refusal';
import { payloadColumns, payloadOf } from './chat-columns';

/** @throws Refusal NOT_FOUND when there is no such chat */
export const readChatPayload = async (db: Executor, chatId: string): Promise<ChatPayload> => {
  const [row] = await db.select(payloadColumns).from(chat).where(eq(chat.id, chatId));
  if (!row) throw new Refusal('NOT_FOUND');
  return payloadOf(row);
};
