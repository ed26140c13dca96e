import { and, eq } from 'drizzle-orm';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import type { Tx } from '../../platform/db/open-database';
import { chat, chatMember } from '../../platform/db/schema/chat';
import { opensChats } from './store/members/is-in-chat';
import { removeChatMember } from './store/members/remove-chat-member';

/** Removes an administrator from chats that they entered by a permission which they no longer hold. */
export const leaveLostChats = async (
  tx: Tx,
  userId: string,
  held: readonly AdminPermission[],
  at: Date,
): Promise<void> => {
  const entered = await tx
    .select({ chatId: chat.id, kind: chat.kind })
    .from(chatMember)
    .innerJoin(chat, eq(chat.id, chatMember.chatId))
    .where(and(eq(chatMember.userId, userId), eq(chatMember.role, 'ADMIN'), eq(chatMember.active, true)))
    .orderBy(chat.id);
  for (const { chatId, kind } of entered) if (!opensChats(held, kind)) await removeChatMember(tx, chatId, userId, at);
};
