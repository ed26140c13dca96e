import { and, eq, sql } from 'drizzle-orm';
import type { ChatRole } from '../../../domain/enums/chat-role';
import type { Tx } from '../../db/open-database';
import { chatMember } from '../../db/schema/chat';
import { activeMembers, announceChat } from './announce-chat';
import { bumpChat } from './bump-chat';
import { chatRoleOf } from './chat-role-of';
import { noteVisit } from './note-visit';
import { readChatMembers } from './read-chat-members';

/**
 * Admits a person to a chat and tells everybody in it; one who is in it already changes nothing. He may read
 * what was written before, and it does not count as unread for him. The role is that of his account unless given.
 */
export const addChatMember = async (tx: Tx, chatId: string, userId: string, role?: ChatRole): Promise<void> => {
  const { version, lastSeq } = await bumpChat(tx, chatId);
  const [before] = await tx
    .select({ active: chatMember.active })
    .from(chatMember)
    .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, userId)));
  if (before?.active) return;
  const fresh = { active: true, version, readSeq: lastSeq, role: role ?? (await chatRoleOf(tx, userId)) };
  await tx
    .insert(chatMember)
    .values({ chatId, userId, ...fresh })
    .onConflictDoUpdate({ target: [chatMember.chatId, chatMember.userId], set: { ...fresh, ownReadCount: sql`${chatMember.ownCount}` } });
  const visit = fresh.role === 'ADMIN' ? await noteVisit(tx, chatId, { version, userId, came: true, afterSeq: lastSeq }) : {};
  const [user] = (await readChatMembers(tx, [chatId], userId)).get(chatId) ?? [];
  if (user) await announceChat(tx, await activeMembers(tx, chatId), 'new user', { chatId, user, ...visit });
};
