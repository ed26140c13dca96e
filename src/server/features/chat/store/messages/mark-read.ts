import { and, eq, lt, sql } from 'drizzle-orm';
import type { ChatSummary } from '#contract/chat/chat-objects.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { chat, chatMember } from '#server/platform/db/schema/chat.ts';
import { announceChat, audienceIfListening } from '../chats/announce-chat';
import { unreadCounter } from '../chats/chat-columns';
import type { ChatReader } from '../../chat-actor';
import { requireMembership } from '../members/require-membership';

const own = (chatId: string, userId: string) => and(eq(chatMember.chatId, chatId), eq(chatMember.userId, userId));

const readSummary = async (db: Executor, chatId: string, userId: string): Promise<ChatSummary> => {
  const [row] = await db
    .select({ chatId: chat.id, unreadCounter, readSeq: chatMember.readSeq, lastSeq: chat.lastSeq })
    .from(chatMember)
    .innerJoin(chat, eq(chat.id, chatMember.chatId))
    .where(own(chatId, userId));
  if (!row) throw new Error(`no member ${userId} in chat ${chatId}`);
  return row;
};

/**
 * Moves a person's read mark to `seq`, never back and never beyond the last message, and announces it to the members.
 * @throws Refusal NOT_FOUND for a chat that they are not in
 */
export const markRead = async (tx: Tx, reader: ChatReader, chatId: string, seq: number): Promise<ChatSummary> => {
  const userId = reader.id;
  const { lastSeq } = await requireMembership(tx, chatId, reader);
  const readSeq = Math.min(seq, lastSeq);
  const ownReadCount = sql`coalesce((
    SELECT sender_count FROM chat_message
    WHERE chat_id = ${chatId} AND sender_id = ${userId} AND seq <= ${readSeq}
    ORDER BY sender_count DESC LIMIT 1), 0)`;
  const moved = await tx
    .update(chatMember)
    .set({ readSeq, ownReadCount })
    .where(and(own(chatId, userId), lt(chatMember.readSeq, readSeq)))
    .returning({ readSeq: chatMember.readSeq });
  const summary = await readSummary(tx, chatId, userId);
  if (moved.length > 0)
    await announceChat(tx, await audienceIfListening(tx, chatId), 'messages read', { ...summary, userId });
  return summary;
};
