import type { Socket } from 'socket.io';
import { chatCalls } from '../../contract/chat/chat-calls';
import type { ChatCallName } from '../../contract/chat/chat-calls';
import type { App } from '../app/app';
import { Refusal } from '../http/refusal';
import { userRoom } from '../outbox/put-outbox';
import { sessionRoom } from '../realtime/socket-server';
import { answerChatCall } from './answer-chat-call';
import { findChatActor } from './chat-actor';
import type { ChatActor } from './chat-actor';
import type { TellChat } from './chat-call';
import { chatSocketHandlers } from './chat-socket-handlers';
import { chatTerms } from './chat-terms';
import { readChatToken } from './chat-token';
import { eventBudget } from './event-budget';
import type { Presence } from './presence';

type AnyHandler = (app: App, actor: ChatActor, request: never, tell: TellChat) => Promise<object>;

/** Serves one socket: nothing but `connect to chat` until it has shown its token. */
export const serveChatSocket = (app: App, presence: Presence, tell: TellChat, socket: Socket, track: (work: Promise<unknown>) => void): void => {
  let actor: ChatActor | null = null;
  const spend = eventBudget();
  const idle = setTimeout(() => socket.disconnect(true), chatTerms.connectWithin);

  const connect = async (jwt: string): Promise<{ userId: string }> => {
    const holder = await readChatToken(app.secret, jwt);
    if (!holder || (actor && actor.id !== holder.userId)) throw new Refusal('UNAUTHENTICATED');
    // The room first: a session that ends right now closes this socket, or is already seen as ended below.
    await socket.join(sessionRoom(holder.sessionId));
    const found = await findChatActor(app.db, holder);
    if (!found) throw new Refusal('UNAUTHENTICATED');
    clearTimeout(idle);
    await socket.join(userRoom(found.id));
    await presence.opened(socket.id, found.id);
    actor = found;
    return { userId: found.id };
  };

  const carryOut = (name: ChatCallName) => (request: object): Promise<object> => {
    spend();
    if (name === 'connect to chat') return connect('jwt' in request && typeof request.jwt === 'string' ? request.jwt : '');
    if (!actor) throw new Refusal('UNAUTHENTICATED');
    return (chatSocketHandlers[name] as AnyHandler)(app, actor, request as never, tell);
  };

  for (const name of Object.keys(chatCalls) as ChatCallName[]) {
    socket.on(name, (given: unknown, ack: unknown) => {
      if (typeof ack !== 'function') return;
      track(answerChatCall(app, name, given, carryOut(name)).then((answer) => ack(answer)));
    });
  }
  socket.on('disconnect', () => {
    clearTimeout(idle);
    track(presence.closed(socket.id));
  });
};
