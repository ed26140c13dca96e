import type { Task } from 'redux-saga';
import { call, cancel, delay, fork, put, take } from 'typed-redux-saga';
import type { ChatSocket } from '../socket/chat-socket';
import { eventToAction } from '../socket/event-to-action';
import type { SocketSignal } from '../socket/socket-channel';
import { connectionChanged, eventRejected } from '../store/chat-actions';
import { ask } from './ask';
import type { ChatDeps } from './chat-deps';
import type { EventChannel } from 'redux-saga';

const retryMs = 1000;

const isSignedOut = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === 'UNAUTHENTICATED';

/** Shows the token as often as it takes; a person who is signed out has none and stays offline. */
function* connect(socket: ChatSocket, deps: ChatDeps) {
  yield* put(connectionChanged({ connection: 'connecting' }));
  for (;;) {
    try {
      const jwt = yield* call(deps.fetchToken);
      const ack = yield* ask(socket, 'connect to chat', { jwt });
      if (ack.ok) return yield* put(connectionChanged({ connection: 'online' }));
    } catch (error) {
      if (isSignedOut(error)) return yield* put(connectionChanged({ connection: 'offline' }));
    }
    yield* delay(retryMs);
  }
}

function* passOn(signal: Extract<SocketSignal, { type: 'event' }>) {
  try {
    const action = eventToAction(signal.name, signal.payload);
    // A failure is told to the console and nobody else (specification, section 8).
    if (eventRejected.match(action)) console.error('chat', action.payload);
    yield* put(action);
  } catch (error) {
    // One bad message does not silence the chat.
    console.error(error);
  }
}

/** Turns what the socket says into actions, one for each event, and keeps it connected. */
export function* listenSaga(channel: EventChannel<SocketSignal>, socket: ChatSocket, deps: ChatDeps) {
  let connecting: Task | null = null;
  for (;;) {
    const signal: SocketSignal = yield* take(channel);
    if (signal.type === 'event') {
      yield* passOn(signal);
      continue;
    }
    if (connecting) yield* cancel(connecting);
    connecting = null;
    if (signal.type === 'connected') connecting = yield* fork(connect, socket, deps);
    else yield* put(connectionChanged({ connection: 'offline' }));
  }
}
