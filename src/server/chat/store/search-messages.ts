import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { ChatListItem } from '../../../contract/chat/chat-list-item';
import type { ChatMessage } from '../../../contract/chat/chat-message';
import { chatLimits } from '../../../domain/settings/chat-limits';
import { escapeLike } from '../../db/escape-like';
import type { Executor } from '../../db/open-database';
import { chatMember, chatMessage } from '../../db/schema/chat';
import { appUser } from '../../db/schema/people';
import { messageColumns, messageOf } from './message-columns';
import { findChatItem } from './read-chat-items';

interface Search {
  readonly query: string;
  readonly chatId?: string | undefined;
  readonly before?: string | undefined;
}

/** Every word somewhere in the text, as typed: what has a meaning in patterns has none here. */
const holdsWords = (query: string) =>
  query
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => sql`${chatMessage.text} ILIKE ${`%${escapeLike(word)}%`}`);

/** Messages of the chats that the person is in now, the latest first, with those chats. */
export const searchMessages = async (db: Executor, userId: string, { query, chatId, before }: Search): Promise<{ messages: ChatMessage[]; chats: ChatListItem[]; hasMore: boolean }> => {
  const rows = await db
    .select(messageColumns)
    .from(chatMessage)
    .innerJoin(chatMember, and(eq(chatMember.chatId, chatMessage.chatId), eq(chatMember.userId, userId), eq(chatMember.active, true)))
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    .where(
      and(
        isNull(chatMessage.deletedAt),
        ...holdsWords(query),
        chatId === undefined ? undefined : eq(chatMessage.chatId, chatId),
        before === undefined ? undefined : lt(chatMessage.id, before),
      ),
    )
    .orderBy(desc(chatMessage.id))
    .limit(chatLimits.searchPage + 1);
  const messages = rows.slice(0, chatLimits.searchPage).map(messageOf);
  const chats: ChatListItem[] = [];
  for (const id of new Set(messages.map((message) => message.chatId))) {
    const item = await findChatItem(db, userId, id);
    if (item) chats.push(item);
  }
  return { messages, chats, hasMore: rows.length > chatLimits.searchPage };
};
