import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { chatMember } from '#server/platform/db/schema/chat.ts';
import { userRoom } from '#server/platform/outbox/put-outbox.ts';
import { announceChat, audienceIfListening } from '../chats/announce-chat';
import { bumpChat } from '../chats/lock-chat';
import { recordVisit } from './record-visit';

/**
 * Removes a person from a chat: they can neither read nor write in it any more. Does nothing for a person who is not in
 * it. `at`: when an administrator's visit ended.
 */
export const removeChatMember = async (tx: Tx, chatId: string, userId: string, at?: Date): Promise<void> => {
  const { version, lastSeq } = await bumpChat(tx, chatId);
  const others = await audienceIfListening(tx, chatId);
  const [left] = await tx
    .update(chatMember)
    .set({ active: false, version })
    .where(and(eq(chatMember.chatId, chatId), eq(chatMember.userId, userId), eq(chatMember.active, true)))
    .returning({ role: chatMember.role });
  if (!left) return;
  const witnesses = [...new Set([...others, userRoom(userId)])];
  const visit =
    left.role === 'ADMIN'
      ? await recordVisit(tx, chatId, {
          version,
          userId,
          came: false,
          afterSeq: lastSeq,
          at: at?.toISOString() ?? null,
        })
      : {};
  await announceChat(tx, witnesses, 'user left', { chatId, userIds: [userId], version, ...visit });
};
