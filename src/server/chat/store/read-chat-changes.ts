import { and, asc, eq, gt } from 'drizzle-orm';
import type { ChatAnswer, ChatRequest } from '../../../contract/chat/chat-calls';
import { chatLimits } from '../../../domain/settings/chat-limits';
import type { Executor } from '../../db/open-database';
import { chatMessage } from '../../db/schema/chat';
import { appUser } from '../../db/schema/people';
import { demandMembership } from './demand-membership';
import { messageColumns, messageOf } from './message-columns';

const size = chatLimits.messagesPage;

/**
 * What has changed of a chat's messages after that revision, as it is now.
 * @throws Refusal NOT_FOUND for a chat that the person is not in
 */
export const readChatChanges = async (db: Executor, userId: string, { chatId, afterRev }: ChatRequest<'get chat changes'>): Promise<ChatAnswer<'get chat changes'>> => {
  const { lastRev } = await demandMembership(db, chatId, userId);
  const rows = await db
    .select(messageColumns)
    .from(chatMessage)
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    .where(and(eq(chatMessage.chatId, chatId), gt(chatMessage.rev, afterRev)))
    .orderBy(asc(chatMessage.rev))
    .limit(size);
  const hasMore = rows.length === size;
  return { messages: rows.map(messageOf), lastRev: hasMore ? (rows.at(-1)?.rev ?? lastRev) : Math.max(lastRev, afterRev), hasMore };
};
