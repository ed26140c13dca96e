import { io } from 'socket.io-client';
import type { ChatAck, ChatResponse, ChatCallName, ChatRequestInput } from '#contract/chat/chat-calls.ts';
import { type ChatEventName, type ChatEventPayload, chatEvents } from '#contract/chat/chat-events.ts';
import { safeParse } from 'zod/v4/core';
import { type Person, tokenOf } from './chat-people';

type ReceivedEvent = {
  [E in ChatEventName]: { readonly event: E; readonly payload: ChatEventPayload<E> };
}[ChatEventName];

/** Long enough for a busy machine; an event that never arrives still fails the test. */
const timeoutMs = 30_000;

/** A chat socket for tests: calls return the acknowledgement as received, events are recorded. */
export const chatClient = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const socket = io(`${url}/chat`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
  });
  const heard: ReceivedEvent[] = [];
  const broken: unknown[] = [];
  const waiting = new Set<() => void>();
  socket.onAny((event: ChatEventName, payload: unknown) => {
    const parsed = safeParse(chatEvents[event], payload);
    if (parsed.success) heard.push({ event, payload: parsed.data } as ReceivedEvent);
    else broken.push({ event, payload });
    for (const check of waiting) check();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  /** Sends any event, also an invalid one. */
  const raw = (name: string, request: unknown): Promise<unknown> =>
    socket.timeout(timeoutMs).emitWithAck(name, request);
  const call = async <N extends ChatCallName>(name: N, request: ChatRequestInput<N>): Promise<ChatAck<N>> =>
    (await raw(name, request)) as ChatAck<N>;
  return {
    socket,
    heard,
    /** Events that broke the contract: always empty. */
    broken,
    raw,
    call,
    /** The response of a call that must succeed. */
    ask: async <N extends ChatCallName>(name: N, request: ChatRequestInput<N>): Promise<ChatResponse<N>> => {
      const ack = await call(name, request);
      if (!ack.ok) throw new Error(`${name}: ${ack.code}`);
      return ack;
    },
    /** Code of a refusal, null for a success. */
    codeOf: async (name: string, request: unknown): Promise<string | null> =>
      Object(await raw(name, request)).code ?? null,
    eventsOf: <E extends ChatEventName>(event: E): ChatEventPayload<E>[] =>
      heard.filter((one) => one.event === event).map((one) => one.payload as ChatEventPayload<E>),
    /** Waits until the recorded events satisfy the condition. */
    until: (holds: () => boolean): Promise<void> =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          if (!holds()) return;
          waiting.delete(check);
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => reject(new Error(`not heard: ${holds.toString()}`)), timeoutMs);
        waiting.add(check);
        check();
      }),
    close: () => void socket.disconnect(),
  };
};

export type ChatClient = Awaited<ReturnType<typeof chatClient>>;

/** A socket of this person's, connected to the chat. */
export const connected = async (url: string, person: Person): Promise<ChatClient> => {
  const client = await chatClient(url);
  await client.ask('connect to chat', { jwt: await tokenOf(person) });
  return client;
};
