import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ChatMember } from '#contract/chat/chat-objects.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { chatMember, chatPresence } from '#server/platform/db/schema/chat.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { isInChat } from './is-in-chat';
import { chatUserColumns, chatUserOf } from './read-chat-users';

const select = (db: Executor, which: SQL | undefined) =>
  db
    .select({
      chatId: chatMember.chatId,
      memberRole: chatMember.role,
      isActive: sql<boolean>`${isInChat}`,
      version: chatMember.version,
      readSeq: chatMember.readSeq,
      card: chatUserColumns,
    })
    .from(chatMember)
    .innerJoin(appUser, eq(appUser.id, chatMember.userId))
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .leftJoin(chatPresence, eq(chatPresence.userId, appUser.id))
    .where(which);

const inChats = isAmong(chatMember.chatId, 'chatIds', 'uuid');

const all = prepared((db: Executor) => select(db, inChats).prepare('members_of_chats'));
const one = prepared((db: Executor) =>
  select(db, and(inChats, eq(chatMember.userId, sql.placeholder('userId')))).prepare('member_of_chats'),
);

/** Current and former members of these chats, by chat; `onlyUser` limits them to one person. */
export const readChatMembers = async (
  db: Executor,
  chatIds: readonly string[],
  onlyUser?: string,
): Promise<ReadonlyMap<string, ChatMember[]>> => {
  const byChat = new Map<string, ChatMember[]>(chatIds.map((id) => [id, []]));
  if (chatIds.length === 0) return byChat;
  const ids = { chatIds: [...chatIds] };
  const rows = await (onlyUser === undefined ? all(db).execute(ids) : one(db).execute({ ...ids, userId: onlyUser }));
  for (const { chatId, memberRole, isActive, version, readSeq, card } of rows) {
    byChat.get(chatId)?.push({ ...chatUserOf(card), role: memberRole, isActive, version, readSeq });
  }
  return byChat;
};
