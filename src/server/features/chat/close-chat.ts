import { and, eq, ne } from 'drizzle-orm';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import type { Executor, Tx } from '../../platform/db/open-database';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { findSquadChat } from './store/chats/open-chat';
import { chat } from '../../platform/db/schema/chat';
import { audienceOf, announceChat } from './store/chats/announce-chat';
import { bumpChat } from './store/chats/lock-chat';
import { payloadColumns, payloadOf } from './store/chats/chat-columns';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import type { ChatPayload } from '#contract/chat/chat-objects.ts';
import { Refusal } from '../../platform/http/refusal';

/** Schedules the closing of a squad's chat some days after the squad's end. `endedAt` in epoch ms of product time. */
export const closeChatLater = async (tx: Tx, squadId: number, endedAt: number): Promise<void> => {
  const chatId = await findSquadChat(tx, squadId);
  if (chatId !== null)
    await scheduleDeadline(tx, { aggregate: `chat:${chatId}`, kind: 'chat closed' }, endedAt + chatLimits.squadOpenFor);
};

/** Increments the version of the chat's payload and announces the payload to its members. */
export const announceChatUpdated = async (tx: Tx, chatId: string): Promise<void> => {
  const { version } = await bumpChat(tx, chatId);
  const [row] = await tx.select(payloadColumns).from(chat).where(eq(chat.id, chatId));
  if (row)
    await announceChat(tx, await audienceOf(tx, chatId), 'chat updated', { chatId, payload: payloadOf(row), version });
};

/** Closes a chat to new messages, or opens it again; members can still read it. */
export const setChatClosed = async (tx: Tx, chatId: string, closed: boolean): Promise<void> => {
  const changed = await tx
    .update(chat)
    .set({ closed })
    .where(and(eq(chat.id, chatId), ne(chat.closed, closed)))
    .returning({ id: chat.id });
  if (changed.length > 0) await announceChatUpdated(tx, chatId);
};

/** The days after a squad's end are over: its chat becomes read-only. */
export const closeDeadline: DeadlineHandler = (tx, { aggregateId }) => setChatClosed(tx, aggregateId, true);

/** @throws Refusal NOT_FOUND when there is no such chat */
export const readChatPayload = async (db: Executor, chatId: string): Promise<ChatPayload> => {
  const [row] = await db.select(payloadColumns).from(chat).where(eq(chat.id, chatId));
  if (!row) throw new Refusal('NOT_FOUND');
  return payloadOf(row);
};
