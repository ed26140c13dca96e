import type { UnknownAction } from '@reduxjs/toolkit';
import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import type { EventChannel, Task } from 'redux-saga';
import { call, cancel, delay, fork, put, take } from 'typed-redux-saga';
import { type ChatEventName, chatEvents } from '#contract/chat/chat-events.ts';
import * as on from '../store/chat-actions';
import { connectionChanged, eventRejected } from '../store/chat-actions';
import type { ChatSocket, SocketSignal } from '../socket/chat-socket';
import { callSocket } from './call-socket';
import type { ChatDeps } from './chat-deps';

type Reader = (event: string, payload: unknown) => UnknownAction;

const reader =
  <S extends $ZodType>(schema: S, toAction: (payload: output<S>) => UnknownAction): Reader =>
  (event, payload) => {
    const parsed = safeParse(schema, payload);
    if (parsed.success) return toAction(parsed.data);
    return on.eventRejected({
      event,
      issues: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    });
  };

/** The action of each event; an event without an entry does not compile. */
const readers: Readonly<Record<ChatEventName, Reader>> = {
  'chat message': reader(chatEvents['chat message'], on.messageReceived),
  'user online': reader(chatEvents['user online'], on.userCameOnline),
  'user offline': reader(chatEvents['user offline'], on.userWentOffline),
  'new user': reader(chatEvents['new user'], on.userJoined),
  'user left': reader(chatEvents['user left'], on.usersLeft),
  'chat updated': reader(chatEvents['chat updated'], on.chatUpdated),
  'message changed': reader(chatEvents['message changed'], on.messageChanged),
  'chat muted': reader(chatEvents['chat muted'], on.chatMuted),
  'chat settings changed': reader(chatEvents['chat settings changed'], on.settingsChanged),
  'messages read': reader(chatEvents['messages read'], on.messagesRead),
  'user typing': reader(chatEvents['user typing'], on.userTyping),
  'catch up': reader(chatEvents['catch up'], on.catchUpAsked),
};

const isEvent = (name: string): name is ChatEventName => Object.hasOwn(readers, name);

/** A message of the socket as an action; `chat/eventRejected` if it breaks the contract. */
const eventToAction = (name: string, payload: unknown): UnknownAction =>
  isEvent(name) ? readers[name](name, payload) : on.eventRejected({ event: name, issues: ['unknown event'] });

const retryMs = 1000;

const isSignedOut = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'UNAUTHENTICATED';

/** Authenticates with a token and retries until it succeeds; a signed-out person has no token and stays offline. */
function* connect(socket: ChatSocket, deps: ChatDeps) {
  yield* put(connectionChanged({ connection: 'connecting' }));
  for (;;) {
    try {
      const jwt = yield* call(deps.fetchToken);
      const ack = yield* callSocket(socket, 'connect to chat', { jwt });
      if (ack.ok) {
        const { timeline } = ack;
        return yield* put(connectionChanged({ connection: 'online', ...(timeline === undefined ? {} : { timeline }) }));
      }
    } catch (error) {
      if (isSignedOut(error)) return yield* put(connectionChanged({ connection: 'offline' }));
    }
    yield* delay(retryMs);
  }
}

function* dispatchEvent(signal: Extract<SocketSignal, { type: 'event' }>) {
  try {
    const action = eventToAction(signal.name, signal.payload);
    // A failure is logged to the console only (specification, section 8).
    if (eventRejected.match(action)) console.error('chat', action.payload);
    yield* put(action);
  } catch (error) {
    // One invalid message must not stop the chat.
    console.error(error);
  }
}

/** Translates the socket's messages into actions, one for each event, and keeps it connected. */
export function* listenSaga(channel: EventChannel<SocketSignal>, socket: ChatSocket, deps: ChatDeps) {
  let connecting: Task | null = null;
  for (;;) {
    const signal: SocketSignal = yield* take(channel);
    if (signal.type === 'event') {
      yield* dispatchEvent(signal);
      continue;
    }
    if (connecting) yield* cancel(connecting);
    connecting = null;
    if (signal.type === 'connected') connecting = yield* fork(connect, socket, deps);
    else yield* put(connectionChanged({ connection: 'offline' }));
  }
}
