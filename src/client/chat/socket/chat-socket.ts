import { io } from 'socket.io-client';
import { safeParse } from 'zod/v4/core';
import { chatRefusal } from '../../../contract/chat/chat-ack';
import type { ChatAck } from '../../../contract/chat/chat-ack';
import { chatCalls } from '../../../contract/chat/chat-calls';
import type { ChatAnswer, ChatCallName, ChatRequestInput } from '../../../contract/chat/chat-calls';

export interface ChatSocketListener {
  readonly connected: () => void;
  readonly disconnected: () => void;
  readonly event: (name: string, payload: unknown) => void;
}

/** The chat's socket as the engine sees it. */
export interface ChatSocket {
  /** Opens the socket and hears it; the result closes it for good. */
  readonly open: (listener: ChatSocketListener) => () => void;
  /** Rejects when no acknowledgement came in time, or one that breaks the contract. */
  readonly call: <N extends ChatCallName>(name: N, request: ChatRequestInput<N>) => Promise<ChatAck<N>>;
}

/** Specification, section 9. */
const reconnectMs = 1000;
const ackMs = 10_000;

/** Absent where the engine runs without a page. */
const page = typeof window === 'undefined' ? null : window;

const parseAck = <N extends ChatCallName>(name: N, ack: unknown): ChatAck<N> => {
  const refusal = safeParse(chatRefusal, ack);
  if (refusal.success) return refusal.data;
  const answer = safeParse(chatCalls[name].answer, ack);
  if (!answer.success) throw new Error(`the answer to «${name}» breaks the contract`);
  return { ok: true, ...(answer.data as ChatAnswer<N>) };
};

export const createChatSocket = (url = '/chat'): ChatSocket => {
  const socket = io(url, {
    transports: ['websocket'],
    autoConnect: false,
    forceNew: true,
    reconnectionDelay: reconnectMs,
    reconnectionDelayMax: reconnectMs,
    randomizationFactor: 0,
  });
  return {
    open: (listener) => {
      let retry: ReturnType<typeof setTimeout> | undefined;
      socket.on('connect', listener.connected);
      socket.on('disconnect', () => {
        listener.disconnected();
        // Closed by the server, it is not opened again by the library.
        if (!socket.active) retry = setTimeout(() => socket.connect(), reconnectMs);
      });
      socket.onAny(listener.event);
      // The library closes only every second of several sockets when the network goes; the rest would wait for a ping.
      const drop = (): void => void socket.disconnect();
      page?.addEventListener('offline', drop);
      socket.connect();
      return () => {
        clearTimeout(retry);
        page?.removeEventListener('offline', drop);
        socket.off();
        socket.offAny();
        socket.disconnect();
      };
    },
    call: async (name, request) => {
      // Unconnected, the library would keep the packet and send it before the token.
      if (!socket.connected) throw new Error('not connected');
      return parseAck(name, await socket.timeout(ackMs).emitWithAck(name, request));
    },
  };
};
