import { and, eq, inArray } from 'drizzle-orm';
import type { ChatMember } from '../../../contract/chat/chat-user';
import type { Executor } from '../../db/open-database';
import { chatMember, chatPresence } from '../../db/schema/chat';
import { mateAccess } from '../../db/schema/games-and-mates';
import { appUser } from '../../db/schema/people';
import { chatUserColumns, chatUserOf } from './read-chat-users';

/** Everybody who is or was in these chats, by chat; `onlyUser` narrows it to one person. */
export const readChatMembers = async (db: Executor, chatIds: readonly string[], onlyUser?: string): Promise<ReadonlyMap<string, ChatMember[]>> => {
  const byChat = new Map<string, ChatMember[]>(chatIds.map((id) => [id, []]));
  if (chatIds.length === 0) return byChat;
  const rows = await db
    .select({
      chatId: chatMember.chatId,
      memberRole: chatMember.role,
      isActive: chatMember.active,
      version: chatMember.version,
      readSeq: chatMember.readSeq,
      card: chatUserColumns,
    })
    .from(chatMember)
    .innerJoin(appUser, eq(appUser.id, chatMember.userId))
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .leftJoin(chatPresence, eq(chatPresence.userId, appUser.id))
    .where(and(inArray(chatMember.chatId, [...chatIds]), onlyUser === undefined ? undefined : eq(chatMember.userId, onlyUser)));
  for (const { chatId, memberRole, isActive, version, readSeq, card } of rows) {
    byChat.get(chatId)?.push({ ...chatUserOf(card), role: memberRole, isActive, version, readSeq });
  }
  return byChat;
};
