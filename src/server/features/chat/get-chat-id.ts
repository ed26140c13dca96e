import { eq, sql } from 'drizzle-orm';
import type { ChatRequest } from '#contract/chat/chat-calls.ts';
import type { App } from '../../platform/app';
import { chat } from '../../platform/db/schema/chat';
import { Refusal } from '../../platform/http/refusal';
import { mayEnterAsAdmin } from './admin-in-chat';
import type { ChatHandler } from './chat-call';
import { findSquadChat } from './store/chats/open-chat';
import { findChatItem } from './store/chats/read-chat-items';
import { findPrivateChat } from './store/chats/start-private-chat';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { hours } from '#domain/time/durations.ts';
import type { Executor } from '../../platform/db/open-database';
import { countHit } from '../../platform/http/rate-limit';

const findId = (app: App, userId: string, request: ChatRequest<'get chat id'>): Promise<string | null> => {
  if ('squadId' in request) return findSquadChat(app.db, request.squadId);
  return 'userId' in request ? findPrivateChat(app.db, userId, request.userId) : Promise.resolve(request.chatId);
};

/** An administrator may learn that the chat exists, in order to join it. */
const mayJoin = async (app: App, userId: string, chatId: string): Promise<boolean> => {
  const [found] = await app.db.select({ kind: chat.kind }).from(chat).where(eq(chat.id, chatId));
  return found !== undefined && (await mayEnterAsAdmin(app, userId, found.kind));
};

/**
 * Finds a chat by its squad, its other person or its id; with a person it may not exist yet.
 * @throws Refusal NOT_FOUND also for a person who may not see the chat
 */
export const getChatId: ChatHandler<'get chat id'> = async (app, actor, request) => {
  const chatId = await findId(app, actor.id, request);
  const item = chatId === null ? null : await findChatItem(app.db, actor, chatId);
  const isWithPerson = 'userId' in request;
  if (item === null && !isWithPerson && (chatId === null || !(await mayJoin(app, actor.id, chatId))))
    throw new Refusal('NOT_FOUND');
  return { chatId, chat: item };
};

/** Whether the two were ever in one squad, or one has invited the other. */
const areAcquainted = async (db: Executor, one: string, other: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM squad_member own JOIN squad_member theirs ON theirs.squad_id = own.squad_id AND theirs.user_id = ${other} WHERE own.user_id = ${one}
    UNION ALL
    SELECT 1 FROM squad_mate_invitation i JOIN squad s ON s.id = i.squad_id
    WHERE (i.mate_id = ${one} AND s.owner_id = ${other}) OR (i.mate_id = ${other} AND s.owner_id = ${one})
    LIMIT 1`);
  return rows.length > 0;
};

/**
 * Limits how many strangers a person may start chats with; existing chats do not count.
 * @throws Refusal CHAT_STRANGERS_LIMIT
 */
export const limitStrangers = async (app: App, userId: string, otherId: string): Promise<void> => {
  if ((await findPrivateChat(app.db, userId, otherId)) !== null || (await areAcquainted(app.db, userId, otherId)))
    return;
  if ((await countHit(app, `chat-stranger:${userId}`, hours(1))) > chatLimits.strangersPerHour)
    throw new Refusal('CHAT_STRANGERS_LIMIT');
};
