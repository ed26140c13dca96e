import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/open-database';
import { chatMember } from '../../db/schema/chat';
import { activeMembers, announceChat } from './announce-chat';
import { bumpChat } from './bump-chat';
import { chatRoleOf } from './chat-role-of';
import { noteVisit } from './note-visit';
import { readChatMembers } from './read-chat-members';

/**
 * Admits a person to a chat and tells everybody in it; one who is in it already changes nothing. He may read
 * what was written before, and it does not count as unread for him. The role is that of his account, or an
 * administrator's, with the moment of his coming.
 */
export const addChatMember = async (tx: Tx, chatId: string, userId: string, visitAt?: Date): Promise<void> => {
  const { version, lastSeq } = await bumpChat(tx, chatId);
  const [before] = await tx
    .select({ active: chatMember.active })
    .from(chatMember)
    .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, userId)));
  if (before?.active) return;
  const fresh = { active: true, version, readSeq: lastSeq, role: visitAt === undefined ? await chatRoleOf(tx, userId) : ('ADMIN' as const) };
  await tx
    .insert(chatMember)
    .values({ chatId, userId, ...fresh })
    .onConflictDoUpdate({ target: [chatMember.chatId, chatMember.userId], set: { ...fresh, ownReadCount: sql`${chatMember.ownCount}` } });
  const visit = visitAt === undefined ? {} : await noteVisit(tx, chatId, { version, userId, came: true, afterSeq: lastSeq, at: visitAt.toISOString() });
  const [user] = (await readChatMembers(tx, [chatId], userId)).get(chatId) ?? [];
  if (user) await announceChat(tx, await activeMembers(tx, chatId), 'new user', { chatId, user, ...visit });
};
