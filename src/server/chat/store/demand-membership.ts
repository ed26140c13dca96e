import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/open-database';
import { chat, chatMember } from '../../db/schema/chat';
import { Refusal } from '../../http/refusal';

/** @throws Refusal NOT_FOUND when the person is not in the chat, be it there or not */
export const demandMembership = async (db: Executor, chatId: string, userId: string): Promise<{ readonly lastSeq: number; readonly lastRev: number }> => {
  const [row] = await db
    .select({ lastSeq: chat.lastSeq, lastRev: chat.lastRev })
    .from(chatMember)
    .innerJoin(chat, eq(chat.id, chatMember.chatId))
    .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, userId), eq(chatMember.active, true)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
};
