import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/open-database';
import { chat, chatMember } from '../../db/schema/chat';
import { appUser } from '../../db/schema/people';
import { Refusal } from '../../http/refusal';
import { payloadColumns, payloadOf } from './chat-columns';

/**
 * Locks the chat, so that all that is written in it has one order, and reads what must be known of it and of the
 * member who writes.
 * @throws Refusal NOT_FOUND for a chat that the person is not in
 */
export const lockChat = async (tx: Tx, chatId: string, userId: string) => {
  await tx.select({ id: chat.id }).from(chat).where(eq(chat.id, chatId)).for('update');
  const [facts] = await tx
    .select({
      lastSeq: chat.lastSeq,
      payload: payloadColumns,
      role: chatMember.role,
      ownCount: chatMember.ownCount,
      username: appUser.username,
      avatar: appUser.avatarUrl,
      members: sql<string[]>`ARRAY(SELECT other.user_id::text FROM chat_member other WHERE other.chat_id = ${chatId} AND other.active)`,
    })
    .from(chatMember)
    .innerJoin(chat, eq(chat.id, chatMember.chatId))
    .innerJoin(appUser, eq(appUser.id, chatMember.userId))
    .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, userId), eq(chatMember.active, true)));
  if (!facts) throw new Refusal('NOT_FOUND');
  return { ...facts, payload: payloadOf(facts.payload) };
};
