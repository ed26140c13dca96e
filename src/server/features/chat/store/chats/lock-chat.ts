import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { chat, chatMember } from '#server/platform/db/schema/chat.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { payloadColumns, payloadOf } from './chat-columns';
import { isInChat, isInChatAs, roomOfMemberAs } from '../members/is-in-chat';

/**
 * Columns of a chat and its writing member that storing a message needs; requires `chat` and the member's `app_user`
 * joined.
 */
export const factColumns = {
  lastSeq: chat.lastSeq,
  payload: payloadColumns,
  role: chatMember.role,
  ownCount: chatMember.ownCount,
  username: appUser.username,
  avatar: appUser.avatarUrl,
};

/** Rooms of the chat's current members. */
export const audienceIn = (chatId: SQLWrapper) =>
  sql<
    string[]
  >`ARRAY(SELECT ${roomOfMemberAs('other')} FROM chat_member other WHERE other.chat_id = ${chatId} AND ${isInChatAs('other')})`;

/**
 * Locks the chat, so that its messages have one order, and reads the facts about it and the writing member.
 * @throws Refusal NOT_FOUND for a chat that the person is not in
 */
export const lockChat = async (tx: Tx, chatId: string, userId: string) => {
  await tx.select({ id: chat.id }).from(chat).where(eq(chat.id, chatId)).for('update');
  const [facts] = await tx
    .select({ ...factColumns, audience: audienceIn(sql`${chatId}`) })
    .from(chatMember)
    .innerJoin(chat, eq(chat.id, chatMember.chatId))
    .innerJoin(appUser, eq(appUser.id, chatMember.userId))
    .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, userId), isInChat));
  if (!facts) throw new Refusal('NOT_FOUND');
  return { ...facts, payload: payloadOf(facts.payload) };
};

/** Locks the chat and increments the version of its payload and membership. @throws Error when there is no such chat */
export const bumpChat = async (
  tx: Tx,
  chatId: string,
): Promise<{ readonly version: number; readonly lastSeq: number }> => {
  const [row] = await tx
    .update(chat)
    .set({ version: sql`${chat.version} + 1` })
    .where(eq(chat.id, chatId))
    .returning({ version: chat.version, lastSeq: chat.lastSeq });
  if (!row) throw new Error(`no chat ${chatId}`);
  return row;
};
