import { and, eq, sql } from 'drizzle-orm';
import type { ChatAnswer } from '../../../contract/chat/chat-calls';
import type { Tx } from '../../db/open-database';
import { chatMember } from '../../db/schema/chat';
import { announceChat } from './announce-chat';
import { demandMembership } from './demand-membership';

/**
 * Takes the sound of a chat away for one person, or gives it back, and tells his other devices.
 * @throws Refusal NOT_FOUND for a chat that he is not in
 */
export const muteChat = async (tx: Tx, userId: string, chatId: string, muted: boolean): Promise<ChatAnswer<'mute chat'>> => {
  await demandMembership(tx, chatId, userId);
  const [row] = await tx
    .update(chatMember)
    .set({ muted, mutedVersion: sql`${chatMember.mutedVersion} + 1` })
    .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, userId)))
    .returning({ version: chatMember.mutedVersion });
  const told = { chatId, muted, version: row?.version ?? 0 };
  await announceChat(tx, [userId], 'chat muted', told);
  return told;
};
