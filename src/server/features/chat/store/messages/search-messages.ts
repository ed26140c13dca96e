import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { searchForm } from '#domain/text/search-form.ts';
import type { ChatListItem, ChatMessage } from '#contract/chat/chat-objects.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { escapeLike } from '#server/platform/db/search.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { chatMember, chatMessage } from '#server/platform/db/schema/chat.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { ChatReader } from '../../chat-actor';
import { isReadersChat } from '../members/is-in-chat';
import { messageColumns, messageOf } from './read-message';
import { findChatItems } from '../chats/read-chat-items';

interface Search {
  readonly query: string;
  readonly chatId?: string | undefined;
  readonly before?: string | undefined;
}

/**
 * Every word occurs somewhere in the text; LIKE wildcards are escaped. The trigram index, which covers letters of any
 * script, finds the messages, and its statistics know how many; the exact comparison is not LIKE, because the planner
 * would take it for one more rarity.
 */
const containsAllWords = (query: string) =>
  query
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(
      (word) => sql`strpos(search_form(${chatMessage.text}), ${searchForm(word)}) > 0
        AND searchable(${chatMessage.text}) LIKE searchable(${`%${escapeLike(word)}%`})`,
    );

/**
 * Ids of the latest messages. All that match are found first, by the words or in the person's chats, whichever are
 * fewer: in the order of all messages of everybody the planner hoped to meet enough of them soon.
 */
const latestFound = (db: Executor, reader: ChatReader, { query, chatId, before }: Search) => {
  const found = db
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .innerJoin(chatMember, and(eq(chatMember.chatId, chatMessage.chatId), isReadersChat(reader)))
    .where(
      and(
        isNull(chatMessage.deletedAt),
        ...containsAllWords(query),
        chatId === undefined ? undefined : eq(chatMessage.chatId, chatId),
        before === undefined ? undefined : lt(chatMessage.id, before),
      ),
    );
  return sql`(WITH found AS MATERIALIZED ${found} SELECT id FROM found ORDER BY id DESC LIMIT ${chatLimits.searchPage + 1})`;
};

/** Messages of the chats that the person is in now, latest first, with those chats. */
export const searchMessages = async (
  db: Executor,
  reader: ChatReader,
  search: Search,
): Promise<{ messages: ChatMessage[]; chats: ChatListItem[]; hasMore: boolean }> => {
  const rows = await db
    .select(messageColumns)
    .from(chatMessage)
    .innerJoin(appUser, eq(appUser.id, chatMessage.senderId))
    .where(sql`${chatMessage.id} IN ${latestFound(db, reader, search)}`)
    .orderBy(desc(chatMessage.id));
  const messages = rows.slice(0, chatLimits.searchPage).map(messageOf);
  const chats = await findChatItems(db, reader, [...new Set(messages.map((message) => message.chatId))]);
  return { messages, chats, hasMore: rows.length > chatLimits.searchPage };
};
