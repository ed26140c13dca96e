import { and, eq } from 'drizzle-orm';
import type { ChatEventName, ChatEventPayload } from '../../../../../contract/chat/chat-events';
import type { Executor } from '../../../../platform/db/open-database';
import { chatMember } from '../../../../platform/db/schema/chat';
import { putOutbox, userRoom } from '../../../../platform/outbox/put-outbox';
import { isHeard } from '../../../../platform/outbox/unheard';
import { isInChat } from '../members/is-in-chat';

/** Ids of the people who are in the chat now. */
export const activeMembers = async (tx: Executor, chatId: string): Promise<string[]> => {
  const rows = await tx
    .select({ userId: chatMember.userId })
    .from(chatMember)
    .where(and(eq(chatMember.chatId, chatId), isInChat));
  return rows.map((row) => row.userId);
};

/** The same for whom something is to be told: nobody where nobody hears. */
export const listeners = async (tx: Executor, chatId: string): Promise<string[]> =>
  isHeard(tx) ? activeMembers(tx, chatId) : [];

/** Tells these people of a chat event after the commit. */
export const announceChat = <E extends ChatEventName>(
  tx: Executor,
  userIds: readonly string[],
  event: E,
  payload: ChatEventPayload<E>,
): Promise<void> => putOutbox(tx, 'chat', { rooms: userIds.map(userRoom), event, payload });
