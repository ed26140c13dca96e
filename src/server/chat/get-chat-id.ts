import { eq } from 'drizzle-orm';
import type { ChatRequest } from '../../contract/chat/chat-calls';
import type { App } from '../app/app';
import { chat } from '../db/schema/chat';
import { Refusal } from '../http/refusal';
import { mayEnterAsAdmin } from './admin-in-chat';
import type { ChatHandler } from './chat-call';
import { findSquadChat } from './store/ensure-squad-chat';
import { findChatItem } from './store/read-chat-items';
import { findPrivateChat } from './store/start-private-chat';

const findId = (app: App, userId: string, request: ChatRequest<'get chat id'>): Promise<string | null> => {
  if ('squadId' in request) return findSquadChat(app.db, request.squadId);
  return 'userId' in request ? findPrivateChat(app.db, userId, request.userId) : Promise.resolve(request.chatId);
};

/** An administrator learns that it is there, to join it. */
const mayJoin = async (app: App, userId: string, chatId: string): Promise<boolean> => {
  const [found] = await app.db.select({ kind: chat.kind }).from(chat).where(eq(chat.id, chatId));
  return found !== undefined && (await mayEnterAsAdmin(app, userId, found.kind));
};

/** A chat by its squad, its other person or itself; with a person none may be there yet. @throws Refusal NOT_FOUND also for who has no business in it */
export const getChatId: ChatHandler<'get chat id'> = async (app, actor, request) => {
  const chatId = await findId(app, actor.id, request);
  const item = chatId === null ? null : await findChatItem(app.db, actor.id, chatId);
  const isWithPerson = 'userId' in request;
  if (item === null && !isWithPerson && (chatId === null || !(await mayJoin(app, actor.id, chatId)))) throw new Refusal('NOT_FOUND');
  return { chatId, chat: item };
};
