import { and, eq, sql } from 'drizzle-orm';
import type { ChatRole } from '#domain/chat/chat-terms.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { chatMember } from '#server/platform/db/schema/chat.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { emitsEvents } from '#server/platform/outbox/suppress-events.ts';
import { audienceOf, announceChat } from '../chats/announce-chat';
import { bumpChat } from '../chats/lock-chat';
import { recordVisit } from './record-visit';
import { readChatMembers } from './read-chat-members';

/** A person's role in chats, unless they have entered as an administrator. */
const roleOfAccount = (userId: string) =>
  sql<ChatRole>`CASE WHEN EXISTS (SELECT FROM ${mateAccess} WHERE ${mateAccess.userId} = ${userId}) THEN 'MATE' ELSE 'CLIENT' END`;

/**
 * Admits a person to a chat and announces it to its members; a member who is in it already changes nothing. They may
 * read earlier messages, which do not count as unread for them. The role is that of their account, or administrator
 * with the moment of the visit. An administrator on a visit who now becomes a member stays even if they lose their
 * permissions.
 */
export const addChatMember = async (tx: Tx, chatId: string, userId: string, visitAt?: Date): Promise<void> => {
  const { version, lastSeq } = await bumpChat(tx, chatId);
  const [before] = await tx
    .select({ active: chatMember.active, role: chatMember.role })
    .from(chatMember)
    .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, userId)));
  const visits = before?.role === 'ADMIN';
  if (before?.active && !(visits && visitAt === undefined)) return;
  const fresh = {
    active: true,
    version,
    readSeq: lastSeq,
    role: visitAt === undefined ? roleOfAccount(userId) : ('ADMIN' as const),
  };
  await tx
    .insert(chatMember)
    .values({ chatId, userId, ...fresh })
    .onConflictDoUpdate({
      target: [chatMember.chatId, chatMember.userId],
      set: { ...fresh, ownReadCount: sql`${chatMember.ownCount}` },
    });
  const visit =
    visitAt === undefined
      ? {}
      : await recordVisit(tx, chatId, { version, userId, came: true, afterSeq: lastSeq, at: visitAt.toISOString() });
  if (!emitsEvents(tx)) return;
  const [user] = (await readChatMembers(tx, [chatId], userId)).get(chatId) ?? [];
  if (user) await announceChat(tx, await audienceOf(tx, chatId), 'new user', { chatId, user, ...visit });
};
