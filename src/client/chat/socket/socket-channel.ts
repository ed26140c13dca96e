import { buffers, eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import type { ChatSocket } from './chat-socket';

export type SocketSignal =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | { readonly type: 'event'; readonly name: string; readonly payload: unknown };

/** Opens the socket; closing the channel closes it. The buffer grows: the usual one would lose a burst. */
export const socketChannel = (socket: ChatSocket): EventChannel<SocketSignal> =>
  eventChannel<SocketSignal>(
    (emit) =>
      socket.open({
        connected: () => emit({ type: 'connected' }),
        disconnected: () => emit({ type: 'disconnected' }),
        event: (name, payload) => emit({ type: 'event', name, payload }),
      }),
    buffers.expanding(64),
  );
