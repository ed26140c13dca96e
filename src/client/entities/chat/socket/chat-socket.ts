import { io } from 'socket.io-client';
import { safeParse } from 'zod/v4/core';
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import {
  type ChatAck,
  type ChatResponse,
  type ChatCallName,
  chatCalls,
  chatRefusal,
  type ChatRequestInput,
} from '#contract/chat/chat-calls.ts';
import { outside } from '#client/kit/store/outside.ts';
import { watchConnection } from '#client/api/watch-connection.ts';
import { reconnectOptions, reconnectDelayMs } from '#client/api/reconnect-options.ts';

interface ChatSocketListener {
  readonly connected: () => void;
  readonly disconnected: () => void;
  readonly event: (name: string, payload: unknown) => void;
}

/** The chat's socket as the sagas use it. */
export interface ChatSocket {
  /** Opens the socket and passes its messages to the listener. Returns a function that closes it for good. */
  readonly open: (listener: ChatSocketListener) => () => void;
  /** Rejects if no acknowledgement arrives in time, or one that breaks the contract. */
  readonly call: <N extends ChatCallName>(name: N, request: ChatRequestInput<N>) => Promise<ChatAck<N>>;
}

const ackMs = 10_000;

const parseAck = <N extends ChatCallName>(name: N, ack: unknown): ChatAck<N> => {
  const refusal = safeParse(chatRefusal, ack);
  if (refusal.success) return refusal.data;
  const answer = safeParse(chatCalls[name].response, ack);
  if (!answer.success) throw new Error(`the answer to «${name}» breaks the contract`);
  return { ok: true, ...(answer.data as ChatResponse<N>) };
};

export const createChatSocket = (url = '/chat'): ChatSocket => {
  const socket = io(url, { transports: ['websocket'], autoConnect: false, forceNew: true, ...reconnectOptions });
  return {
    open: (listener) => {
      let retry: ReturnType<typeof setTimeout> | undefined;
      let closed = false;
      socket.on('connect', listener.connected);
      socket.on('disconnect', () => {
        listener.disconnected();
        // Socket.io does not reconnect after the server has closed the connection.
        if (!socket.active) retry = setTimeout(() => socket.connect(), reconnectDelayMs());
      });
      socket.onAny(listener.event);
      const stopWatchingConnection = watchConnection(socket);
      const connect = () => void (closed || socket.connect());
      const reopened = outside.reopened;
      if (reopened === null) connect();
      else void reopened.then(connect);
      return () => {
        closed = true;
        clearTimeout(retry);
        stopWatchingConnection();
        socket.off();
        socket.offAny();
        socket.disconnect();
      };
    },
    call: async (name, request) => {
      if (outside.reopened !== null) await outside.reopened;
      // While disconnected, socket.io would buffer the packet and send it before the token.
      if (!socket.connected) throw new Error('not connected');
      return parseAck(name, await socket.timeout(ackMs).emitWithAck(name, request));
    },
  };
};

export type SocketSignal =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | { readonly type: 'event'; readonly name: string; readonly payload: unknown };

/**
 * Opens the socket; closing the channel closes it. The buffer is unlimited, because a fixed one would lose messages of
 * a burst.
 */
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
