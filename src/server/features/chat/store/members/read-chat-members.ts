import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ChatMember } from '#contract/chat/chat-objects.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { chatMember, chatPresence } from '#server/platform/db/schema/chat.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { isInChat } from './is-in-chat';
import { chatUserColumns, chatUserOf } from './read-chat-users';

/** Current and former members of these chats, by chat; `onlyUser` limits them to one person. */
export const readChatMembers = async (
  db: Executor,
  chatIds: readonly string[],
  onlyUser?: string,
): Promise<ReadonlyMap<string, ChatMember[]>> => {
  const byChat = new Map<string, ChatMember[]>(chatIds.map((id) => [id, []]));
  if (chatIds.length === 0) return byChat;
  const rows = await db
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
    .where(
      and(
        inArray(chatMember.chatId, [...chatIds]),
        onlyUser === undefined ? undefined : eq(chatMember.userId, onlyUser),
      ),
    );
  for (const { chatId, memberRole, isActive, version, readSeq, card } of rows) {
    byChat.get(chatId)?.push({ ...chatUserOf(card), role: memberRole, isActive, version, readSeq });
  }
  return byChat;
};
