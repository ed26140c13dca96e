import { and, asc, between, eq, gt } from 'drizzle-orm';
import type { ChatResponse, ChatRequest } from '#contract/chat/chat-calls.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { chatMessage } from '#server/platform/db/schema/chat.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { ChatReader } from '../../chat-actor';
import { requireMembership } from '../members/require-membership';
import { messageColumns, messageOf } from './read-message';

const size = chatLimits.messagesPage;

/**
 * Messages of a chat that changed after a revision, in their current form.
 * @throws Refusal NOT_FOUND for a chat that the person is not in
 */
export const readChatChanges = async (
  db: Executor,
  reader: ChatReader,
  { chatId, afterRev }: ChatRequest<'get chat changes'>,
): Promise<ChatResponse<'get chat changes'>> => {
  const { lastRev } = await requireMembership(db, chatId, reader);
  const rows = await db
    .select(messageColumns)
    .from(chatMessage)
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    .where(and(eq(chatMessage.chatId, chatId), gt(chatMessage.rev, afterRev)))
    .orderBy(asc(chatMessage.rev))
    .limit(size);
  const hasMore = rows.length === size;
  return {
    messages: rows.map(messageOf),
    lastRev: hasMore ? (rows.at(-1)?.rev ?? lastRev) : Math.max(lastRev, afterRev),
    hasMore,
  };
};

/**
 * One page of messages. `seq` has no gaps, so a page is a range of it, equally fast at any depth.
 * @throws Refusal NOT_FOUND for a chat that the person is not in
 */
export const readChatMessages = async (
  db: Executor,
  reader: ChatReader,
  { chatId, page, afterSeq }: ChatRequest<'get chat messages'>,
): Promise<ChatResponse<'get chat messages'>> => {
  const { lastSeq, lastRev } = await requireMembership(db, chatId, reader);
  const first = afterSeq === undefined ? lastSeq - (page + 1) * size + 1 : afterSeq + page * size + 1;
  const last = first + size - 1;
  // Page numbers far beyond the newest message would exceed the database's integer range.
  const from = Math.min(Math.max(first, 1), lastSeq + 1);
  const rows = await db
    .select(messageColumns)
    .from(chatMessage)
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    .where(and(eq(chatMessage.chatId, chatId), between(chatMessage.seq, from, Math.min(last, lastSeq))))
    .orderBy(asc(chatMessage.seq));
  return {
    messages: rows.map(messageOf),
    lastSeq,
    lastRev,
    hasMore: afterSeq === undefined ? first > 1 : last < lastSeq,
  };
};
