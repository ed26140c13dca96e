import { and, eq, sql } from 'drizzle-orm';
import type { ChatEventName, ChatEventPayload } from '#contract/chat/chat-events.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { chatMember } from '#server/platform/db/schema/chat.ts';
import { putOutbox } from '#server/platform/outbox/put-outbox.ts';
import { emitsEvents } from '#server/platform/outbox/suppress-events.ts';
import { isInChat, roomOfMember } from '../members/is-in-chat';

/** Ids of the people who are in the chat now. */
export const activeMembers = async (tx: Executor, chatId: string): Promise<string[]> => {
  const rows = await tx
    .select({ userId: chatMember.userId })
    .from(chatMember)
    .where(and(eq(chatMember.chatId, chatId), isInChat));
  return rows.map((row) => row.userId);
};

/** Rooms of the chat's current members. */
export const audienceOf = async (tx: Executor, chatId: string): Promise<string[]> => {
  const rows = await tx
    .select({ room: sql<string>`${roomOfMember}` })
    .from(chatMember)
    .where(and(eq(chatMember.chatId, chatId), isInChat));
  return rows.map(({ room }) => room);
};

/** The same, but empty when no process has sockets that could receive it. */
export const audienceIfListening = async (tx: Executor, chatId: string): Promise<string[]> =>
  emitsEvents(tx) ? audienceOf(tx, chatId) : [];

/** Sends a chat event to these rooms after the commit. */
export const announceChat = <E extends ChatEventName>(
  tx: Executor,
  rooms: readonly string[],
  event: E,
  payload: ChatEventPayload<E>,
): Promise<void> => putOutbox(tx, 'chat', { rooms, event, payload });
