import type { Socket } from 'socket.io';
import {
  type ChatCallName,
  chatCalls,
  type ChatAck,
  type ChatRefusal,
  type ChatRequest,
} from '#contract/chat/chat-calls.ts';
import type { App } from '../../platform/app';
import { Refusal } from '../../platform/http/refusal';
import { limitConcurrency } from '../../platform/concurrency/limit-concurrency';
import { sessionRoom, userRoom } from '../../platform/outbox/put-outbox';
import type { eventRateLimiter } from '../../platform/realtime/event-rate-limiter';
import { disconnectIdleOperator } from '../../platform/realtime/disconnect-idle-operator';
import { withCurrentRights, type ChatActor, type ChatPerson } from './chat-actor';
import type { EmitChatEvent } from './chat-call';
import { chatTerms } from './chat-terms';
import { chatSocketHandlers } from './chat-socket-handlers';
import { type ChatTokenHolder, readChatToken } from './chat-token';
import { workRoom } from './store/members/is-in-chat';
import type { Presence } from './presence';
import { parse } from 'zod/v4/core';
import { errorTable } from '#contract/errors/error-table.ts';
import type { ErrorCode } from '#contract/errors/error-code.ts';
import { codeOfError } from '../../platform/http/error-reply';
import { parseInput } from '../../platform/http/parse-input';

const refusal = (code: ErrorCode): ChatRefusal => ({ ok: false, code, message: errorTable[code].message });

const codeOf = (app: App, event: string, problem: unknown): ErrorCode => {
  if (!(problem instanceof Refusal)) app.log.error({ err: problem, event }, 'chat event failed');
  return codeOfError(problem);
};

/** Parses a socket event, executes it and returns its acknowledgement; never throws. */
const answerChatCall = async <N extends ChatCallName>(
  app: App,
  name: N,
  payload: unknown,
  carryOut: (request: ChatRequest<N>) => Promise<object>,
): Promise<ChatAck<N>> => {
  try {
    const request = parseInput('body', chatCalls[name].request, payload);
    const answer = await carryOut(request as ChatRequest<N>);
    // Fields that the contract does not name are stripped.
    const named = parse(chatCalls[name].response, answer);
    return { ok: true, ...named } as ChatAck<N>;
  } catch (problem) {
    return refusal(codeOf(app, name, problem));
  }
};

const isCallName = (name: unknown): name is ChatCallName => typeof name === 'string' && Object.hasOwn(chatCalls, name);

type AnyHandler = (app: App, actor: ChatActor, request: never, emit: EmitChatEvent) => Promise<object>;

/** Serves one socket: only `connect to chat` is accepted until it has presented its token. */
export const serveChatSocket = (
  app: App,
  presence: Presence,
  findPerson: (holder: ChatTokenHolder) => Promise<ChatPerson | null>,
  emit: EmitChatEvent,
  socket: Socket,
  isWithinBudget: ReturnType<typeof eventRateLimiter>,
  track: (work: Promise<unknown>) => void,
): void => {
  let actor: ChatPerson | null = null;
  const inTurn = limitConcurrency(chatTerms.atOnce);
  // Only this socket: the page's other one may share its connection. A connection without any is closed by itself.
  let idle: NodeJS.Timeout | undefined = setTimeout(() => socket.disconnect(), chatTerms.connectWithin);
  const endIdle = (): void => {
    clearTimeout(idle);
    idle = undefined;
  };

  const connect = async (jwt: string): Promise<{ userId: string; timeline: string | undefined }> => {
    const holder = await readChatToken(app.secret, jwt);
    if (!holder || (actor && actor.id !== holder.userId)) throw new Refusal('UNAUTHENTICATED');
    // A socket with an ended session gets a refusal instead of being disconnected by the end of its session.
    if (!(await findPerson(holder))) throw new Refusal('UNAUTHENTICATED');
    // Join the room before the decisive check: a session that ends right now either closes this socket or is seen as
    // ended below.
    await socket.join(sessionRoom(holder.sessionId));
    const found = await findPerson(holder);
    if (!found) throw new Refusal('UNAUTHENTICATED');
    endIdle();
    await socket.join(userRoom(found.id));
    if ((await withCurrentRights(app, found)).asOperator) {
      await socket.join(workRoom(found.id));
      if (app.config.adminCode) disconnectIdleOperator(app, socket, holder.sessionId);
    }
    await presence.opened(socket.id, found.id);
    // Disconnected while it was being registered: its `disconnect` found nothing to unregister.
    if (!socket.connected) await presence.closed(socket.id, found.id);
    actor = found;
    return { userId: found.id, timeline: (await app.database.timeline.current()) ?? undefined };
  };

  const carryOut =
    (name: ChatCallName) =>
    async (request: object): Promise<object> => {
      if (!isWithinBudget(socket.id, actor?.id ?? null)) throw new Refusal('RATE_LIMITED');
      if (name === 'connect to chat')
        return connect('jwt' in request && typeof request.jwt === 'string' ? request.jwt : '');
      if (!actor) throw new Refusal('UNAUTHENTICATED');
      const by = actor;
      return inTurn(async () =>
        (chatSocketHandlers[name] as AnyHandler)(app, await withCurrentRights(app, by), request as never, emit),
      );
    };

  // One listener for all calls: thousands of sockets are open.
  socket.onAny((name: unknown, given: unknown, ack: unknown) => {
    if (!isCallName(name) || typeof ack !== 'function') return;
    track(answerChatCall(app, name, given, carryOut(name)).then((answer) => ack(answer)));
  });
  socket.on('disconnect', () => {
    endIdle();
    track(presence.closed(socket.id));
  });
};
