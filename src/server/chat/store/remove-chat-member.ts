import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/open-database';
import { chatMember } from '../../db/schema/chat';
import { activeMembers, announceChat } from './announce-chat';
import { bumpChat } from './bump-chat';
import { noteVisit } from './note-visit';

/** Dismisses a person from a chat: he can neither read nor write it from here on. Who is not in it changes nothing. `at` is told of an administrator. */
export const removeChatMember = async (tx: Tx, chatId: string, userId: string, at?: Date): Promise<void> => {
  const { version, lastSeq } = await bumpChat(tx, chatId);
  const witnesses = await activeMembers(tx, chatId);
  if (!witnesses.includes(userId)) return;
  const [left] = await tx
    .update(chatMember)
    .set({ active: false, version })
    .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, userId)))
    .returning({ role: chatMember.role });
  const visit = left?.role === 'ADMIN' ? await noteVisit(tx, chatId, { version, userId, came: false, afterSeq: lastSeq, at: at?.toISOString() ?? null }) : {};
  await announceChat(tx, witnesses, 'user left', { chatId, userIds: [userId], version, ...visit });
};
