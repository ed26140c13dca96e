import { and, asc, between, eq } from 'drizzle-orm';
import type { ChatAnswer, ChatRequest } from '../../../contract/chat/chat-calls';
import { chatLimits } from '../../../domain/settings/chat-limits';
import type { Executor } from '../../db/open-database';
import { chatMessage } from '../../db/schema/chat';
import { appUser } from '../../db/schema/people';
import { demandMembership } from './demand-membership';
import { messageColumns, messageOf } from './message-columns';

const size = chatLimits.messagesPage;

/**
 * One page of messages. `seq` has no holes, so a page is a range of it, equally quick at any depth.
 * @throws Refusal NOT_FOUND for a chat that the person is not in
 */
export const readChatMessages = async (db: Executor, userId: string, { chatId, page, afterSeq }: ChatRequest<'get chat messages'>): Promise<ChatAnswer<'get chat messages'>> => {
  const { lastSeq, lastRev } = await demandMembership(db, chatId, userId);
  const first = afterSeq === undefined ? lastSeq - (page + 1) * size + 1 : afterSeq + page * size + 1;
  const last = first + size - 1;
  const rows = await db
    .select(messageColumns)
    .from(chatMessage)
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    .where(and(eq(chatMessage.chatId, chatId), between(chatMessage.seq, Math.max(first, 1), Math.min(last, lastSeq))))
    .orderBy(asc(chatMessage.seq));
  return { messages: rows.map(messageOf), lastSeq, lastRev, hasMore: afterSeq === undefined ? first > 1 : last < lastSeq };
};
