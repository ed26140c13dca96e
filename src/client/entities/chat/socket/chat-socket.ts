import type { Socket } from 'socket.io-client';
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
import { reconnectDelayMs } from '#client/api/reconnect-options.ts';
import { closeProductSocket, productSocket } from '#client/api/product-connection.ts';

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

/** The call that must come first on every connection. */
const token: ChatCallName = 'connect to chat';

export const createChatSocket = (socket: Socket = productSocket('/chat')): ChatSocket => {
  /** Whether the server knows the person of the present connection. */
  let known = false;
  const waiting = new Set<() => void>();
  const setKnown = (next: boolean): void => {
    known = next;
    if (!next) return;
    for (const go of waiting) go();
    waiting.clear();
  };
  const untilKnown = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(go);
        reject(new Error('not connected'));
      }, ackMs);
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.add(go);
    });

  /** `held`: socket.io has found the connection dead and keeps the packet for the next one. */
  const emit = <N extends ChatCallName>(name: N, request: ChatRequestInput<N>) => {
    const before = socket.sendBuffer.length;
    const answer: Promise<unknown> = socket.timeout(ackMs).emitWithAck(name, request);
    return { answer, held: socket.sendBuffer.length > before };
  };

  return {
    open: (listener) => {
      let retry: ReturnType<typeof setTimeout> | undefined;
      let closed = false;
      socket.on('connect', () => {
        setKnown(false);
        listener.connected();
      });
      socket.on('disconnect', () => {
        setKnown(false);
        // What is kept would leave on the next connection before the token, and be refused: its call makes it again.
        socket.sendBuffer = [];
        listener.disconnected();
        // Socket.io does not reconnect after the server has closed the connection.
        if (!socket.active) retry = setTimeout(() => socket.connect(), reconnectDelayMs());
      });
      socket.onAny(listener.event);
      const connect = () => void (closed || socket.connect());
      const reopened = outside.reopened;
      if (reopened === null) connect();
      else void reopened.then(connect);
      return () => {
        closed = true;
        clearTimeout(retry);
        closeProductSocket(socket);
      };
    },
    call: async (name, request) => {
      if (outside.reopened !== null) await outside.reopened;
      if (!socket.connected) throw new Error('not connected');
      if (name === token) {
        const ack = parseAck(name, await emit(name, request).answer);
        setKnown(ack.ok);
        return ack;
      }
      if (!known) await untilKnown();
      const { answer, held } = emit(name, request);
      if (!held) return parseAck(name, await answer);
      // The device has slept: socket.io notices only now, and connects again.
      await Promise.allSettled([answer]);
      await untilKnown();
      return parseAck(name, await emit(name, request).answer);
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
