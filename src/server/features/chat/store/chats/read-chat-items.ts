import { and, desc, eq, gt, inArray, ne, or, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { ChatListItem, ChatVisit } from '#contract/chat/chat-objects.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import type { Db, Executor } from '#server/platform/db/open-database.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { chat, chatMember, chatMessage } from '#server/platform/db/schema/chat.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { payloadColumns, payloadOf, unreadCounter } from './chat-columns';
import type { ChatReader } from '../../chat-actor';
import { type HeldReader, isReadersChat } from '../members/is-in-chat';
import { readChatMembers } from '../members/read-chat-members';

/**
 * A chat's sort key in the list: ids are UUIDv7 and therefore ordered by time. The member's `recency` is its beginning:
 * it does not change the order, but an index has it, so that only chats of one quarter of an hour have to be sorted.
 */
const latestFirst = [desc(chatMember.recency), desc(sql`coalesce(${chat.lastMessageId}, ${chat.id})`)];

/** Visits of administrators, in order; null when there were none. */
const visits = sql<ChatVisit[] | null>`(
  SELECT jsonb_agg(jsonb_build_object('version', v.version, 'userId', v.user_id, 'came', v.came, 'afterSeq', v.after_seq,
    'at', to_char(v.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY v.version)
  FROM (SELECT * FROM chat_visit WHERE chat_id = ${chat.id} ORDER BY version DESC LIMIT ${sql.raw(String(chatLimits.visitsShown))}) v)`;

const selectItems = (db: Executor, reader: ChatReader | HeldReader, where: SQL | undefined) =>
  db
    .select({
      chatId: chat.id,
      payload: payloadColumns,
      version: chat.version,
      lastSeq: chat.lastSeq,
      readSeq: chatMember.readSeq,
      unreadCounter,
      lastMessageId: chat.lastMessageId,
      lastMessageText: chatMessage.text,
      lastMessageTime: chatMessage.sentAt,
      lastMessageUserId: chatMessage.senderId,
      lastMessageRev: sql<number>`coalesce(${chatMessage.rev}, 0)`,
      lastMessageDeleted: sql<boolean>`${chatMessage.deletedAt} IS NOT NULL`,
      lastMessageHasFiles: sql<boolean>`EXISTS (SELECT FROM chat_file f WHERE f.message_id = ${chat.lastMessageId})`,
      visits,
      muted: chatMember.muted,
      mutedVersion: chatMember.mutedVersion,
    })
    .from(chatMember)
    .innerJoin(chat, eq(chat.id, chatMember.chatId))
    .leftJoin(chatMessage, eq(chatMessage.id, chat.lastMessageId))
    .where(and(isReadersChat(reader), where))
    .$dynamic();

const withUsers = async (db: Executor, rows: Awaited<ReturnType<typeof selectItems>>): Promise<ChatListItem[]> => {
  const members = await readChatMembers(
    db,
    rows.map((row) => row.chatId),
  );
  return rows.map(({ payload, lastMessageTime, visits: seen, ...row }) => ({
    ...row,
    ...(seen === null ? {} : { visits: seen }),
    payload: payloadOf(payload),
    lastMessageTime: lastMessageTime?.toISOString() ?? null,
    users: Object.fromEntries((members.get(row.chatId) ?? []).map((member) => [member.id, member])),
  }));
};

/** A private chat without messages is shown only to the person who started it. */
const hasBegun = (userId: Placeholder) => or(gt(chat.lastSeq, 0), ne(chat.kind, 'PRIVATE'), eq(chat.startedBy, userId));

const recentOf = (db: Db, asOperator: boolean) => {
  const id = sql.placeholder('userId');
  return selectItems(db, { id, asOperator }, hasBegun(id))
    .orderBy(...latestFirst)
    .limit(chatLimits.recentChatsPage + 1);
};

/** Planned once: by the index of recency it is read in the same way for thousands of chats as for one. */
const firstPage = {
  own: prepared((db) => recentOf(db, false).prepare('recent_chats')),
  asOperator: prepared((db) => recentOf(db, true).prepare('recent_chats_of_operator')),
};

/** Without a name, so that each person's page is planned for their own number of chats. */
const laterPageOf = (asOperator: boolean) =>
  prepared((db) => recentOf(db, asOperator).offset(sql.placeholder('offset')).prepare(''));

const laterPage = { own: laterPageOf(false), asOperator: laterPageOf(true) };

/** One page of a person's chats, latest first; pages are numbered from 1. */
export const readRecentChats = async (
  db: Db,
  reader: ChatReader,
  page: number,
): Promise<{ chats: ChatListItem[]; hasMore: boolean }> => {
  const size = chatLimits.recentChatsPage;
  const as = reader.asOperator ? 'asOperator' : 'own';
  const rows =
    page === 1
      ? await firstPage[as](db).execute({ userId: reader.id })
      : await laterPage[as](db).execute({ userId: reader.id, offset: (page - 1) * size });
  return { chats: await withUsers(db, rows.slice(0, size)), hasMore: rows.length > size };
};

/** These chats as this person sees them, in this order, without those that they are not in. */
export const findChatItems = async (
  db: Executor,
  reader: ChatReader,
  chatIds: readonly string[],
): Promise<ChatListItem[]> => {
  if (chatIds.length === 0) return [];
  const items = await withUsers(db, await selectItems(db, reader, inArray(chat.id, [...chatIds])));
  const known = new Map(items.map((item) => [item.chatId, item]));
  return chatIds.flatMap((id) => known.get(id) ?? []);
};

/** One chat as this person sees it; null when they are not in it. */
export const findChatItem = async (db: Executor, reader: ChatReader, chatId: string): Promise<ChatListItem | null> =>
  (await findChatItems(db, reader, [chatId]))[0] ?? null;

/** @throws Refusal NOT_FOUND when the person is not in the chat */
export const readChatItem = async (db: Executor, reader: ChatReader, chatId: string): Promise<ChatListItem> => {
  const item = await findChatItem(db, reader, chatId);
  if (!item) throw new Refusal('NOT_FOUND');
  return item;
};
