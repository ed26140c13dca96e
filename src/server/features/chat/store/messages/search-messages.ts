import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { ChatListItem, ChatMessage } from '#contract/chat/chat-objects.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { contains, escapeLike } from '#server/platform/db/search.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { chatMember, chatMessage } from '#server/platform/db/schema/chat.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { ChatReader } from '../../chat-actor';
import { isReadersChat } from '../members/is-in-chat';
import { messageColumns, messageOf } from './read-message';
import { findChatItem } from '../chats/read-chat-items';

interface Search {
  readonly query: string;
  readonly chatId?: string | undefined;
  readonly before?: string | undefined;
}

/**
 * Every word occurs somewhere in the text; LIKE wildcards are escaped. The trigram index covers letters of any script.
 */
const containsAllWords = (query: string) =>
  query
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const pattern = `%${escapeLike(word)}%`;
      return sql`${contains(chatMessage.text, word)} AND searchable(${chatMessage.text}) LIKE searchable(${pattern})`;
    });

/** Messages of the chats that the person is in now, latest first, with those chats. */
export const searchMessages = async (
  db: Executor,
  reader: ChatReader,
  { query, chatId, before }: Search,
): Promise<{ messages: ChatMessage[]; chats: ChatListItem[]; hasMore: boolean }> => {
  const rows = await db
    .select(messageColumns)
    .from(chatMessage)
    .innerJoin(chatMember, and(eq(chatMember.chatId, chatMessage.chatId), isReadersChat(reader)))
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    .where(
      and(
        isNull(chatMessage.deletedAt),
        ...containsAllWords(query),
        chatId === undefined ? undefined : eq(chatMessage.chatId, chatId),
        before === undefined ? undefined : lt(chatMessage.id, before),
      ),
    )
    .orderBy(desc(chatMessage.id))
    .limit(chatLimits.searchPage + 1);
  const messages = rows.slice(0, chatLimits.searchPage).map(messageOf);
  const chats: ChatListItem[] = [];
  for (const id of new Set(messages.map((message) => message.chatId))) {
    const item = await findChatItem(db, reader, id);
    if (item) chats.push(item);
  }
  return { messages, chats, hasMore: rows.length > chatLimits.searchPage };
};
