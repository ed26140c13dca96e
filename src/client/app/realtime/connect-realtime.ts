import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import { type RealtimeEvent, realtimeEvents, type RealtimePayload } from '#contract/realtime.ts';
import { reconnectDelayMs } from '../../api/reconnect-options';
import { closeProductSocket, productSocket } from '../../api/product-connection';
import { playNotificationSound } from '../../entities/notification/sound';
import { outside } from '../../kit/store/outside';
import { setRealtimeState } from '../../api/realtime-state';
import { givenToken } from '../../entities/chat/socket/given-token';
import { gatherReads } from './gather-reads';
import { watchSquads } from './watch-squads';
import type { CacheTag } from '../../entities/cache-rules/define-mutations';
import { tagsByEvent, missedTags, firstConnectTags } from '../../entities/event-rules';

export interface RealtimeListener {
  /** When the page's data was read, in milliseconds. */
  readonly shownAt: number;
  /** The data behind these tags has changed. */
  readonly changed: (tags: readonly CacheTag[]) => void;
  readonly pinged: (ping: RealtimePayload<'squad ping'>) => void;
  readonly availability: (payload: RealtimePayload<'mates availability'>) => void;
  readonly depositSettled: (deposit: RealtimePayload<'deposit settled'>) => void;
  /** The server no longer accepts this session: renews it, or finds out that it has ended. */
  readonly renewSession: () => Promise<unknown>;
}

/** Events within this time, in milliseconds, cause one refetch. */
const batchMs = 50;

/** Ms after which a first connection is late: something may have changed since the page's data was read. */
const lateMs = 5000;

/** A server that gives the chat's token sends it with the connection, in milliseconds; one of an earlier release does not. */
const tokenMs = 1000;

const eventNames = Object.keys(realtimeEvents).filter((name): name is RealtimeEvent => name in realtimeEvents);

/** The schema of an event parses to its payload; TypeScript cannot relate the two for a generic name. */
const typed = <E extends RealtimeEvent>(payload: unknown): RealtimePayload<E> => payload as RealtimePayload<E>;

/** Null for a payload that breaks the contract. */
const readPayload = <E extends RealtimeEvent>(event: E, payload: unknown): RealtimePayload<E> | null => {
  const schema: $ZodType = realtimeEvents[event];
  const parsed = safeParse(schema, payload);
  return parsed.success ? typed<E>(parsed.data) : null;
};

/** The product's socket: translates its events into cache tags. Returns a function that closes it. */
export const connectRealtime = (listener: RealtimeListener): (() => void) => {
  const socket = productSocket('/realtime');
  let queuedTags: CacheTag[] = [];
  let flushing: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let withoutToken: ReturnType<typeof setTimeout> | undefined;
  let wasConnected = false;
  /** From the first sign of a bad network on: a connection then counts as one that came back. */
  let mayHaveMissed = false;
  let closed = false;

  const queueTags = (tags: readonly CacheTag[]): void => {
    if (tags.length === 0) return;
    queuedTags.push(...tags);
    flushing ??= setTimeout(() => {
      flushing = undefined;
      const all = queuedTags;
      queuedTags = [];
      listener.changed(all);
    }, batchMs);
  };

  /** Socket.io does not reconnect after a refusal, only after a lost connection. */
  const retry = async (isUnknown: boolean): Promise<void> => {
    await listener.renewSession().catch(() => undefined);
    if (closed) return;
    // The chat may have kept the connection, which was opened with the cookies of before.
    if (isUnknown && socket.io.engine.readyState === 'open') socket.io.engine.close();
    retrying = setTimeout(() => socket.connect(), reconnectDelayMs());
  };

  const listenForTags = <E extends RealtimeEvent>(event: E): void => {
    const name: string = event;
    socket.on(name, (payload: unknown) => {
      const read = readPayload(event, payload);
      if (read === null) console.error(`realtime: «${event}» breaks the contract`);
      else queueTags(tagsByEvent[event](read));
    });
  };
  eventNames.forEach(listenForTags);
  const listen = <S extends $ZodType>(event: RealtimeEvent, schema: S, use: (payload: output<S>) => void) =>
    socket.on(event, (payload: unknown) => {
      const parsed = safeParse(schema, payload);
      if (parsed.success) use(parsed.data);
    });
  listen('squad ping', realtimeEvents['squad ping'], listener.pinged);
  listen('mates availability', realtimeEvents['mates availability'], listener.availability);
  listen('deposit settled', realtimeEvents['deposit settled'], listener.depositSettled);
  listen('notifications changed', realtimeEvents['notifications changed'], ({ sound }) => {
    if (sound) playNotificationSound();
  });
  listen('chat token', realtimeEvents['chat token'], ({ token }) => givenToken.give(token));
  listen('catch up', realtimeEvents['catch up'], gatherReads);
  socket.on('connect', () => {
    setRealtimeState('live');
    withoutToken = setTimeout(givenToken.forgo, tokenMs);
    const isReturn = mayHaveMissed || Date.now() - listener.shownAt > lateMs;
    if (isReturn) gatherReads();
    queueTags(isReturn ? missedTags : firstConnectTags);
    mayHaveMissed = true;
    wasConnected = true;
  });
  const stopWatching = watchSquads(socket, (squadId) => queueTags(tagsByEvent['squad changed']({ squadId })));
  const miss = (): void => {
    mayHaveMissed = true;
  };
  addEventListener('offline', miss);
  const onLost = (isUnknown: boolean): void => {
    clearTimeout(withoutToken);
    givenToken.expect();
    if (wasConnected) setRealtimeState('lost');
    if (!socket.active) void retry(isUnknown);
  };
  socket.on('connect_error', ({ message }) => {
    mayHaveMissed = true;
    onLost(message === 'UNAUTHENTICATED');
  });
  socket.on('disconnect', () => onLost(false));
  givenToken.expect();
  const connect = () => void (closed || socket.connect());
  const reopened = outside.reopened;
  if (reopened === null) connect();
  else void reopened.then(connect);

  return () => {
    closed = true;
    setRealtimeState('waiting');
    stopWatching();
    removeEventListener('offline', miss);
    clearTimeout(flushing);
    clearTimeout(retrying);
    clearTimeout(withoutToken);
    givenToken.drop();
    closeProductSocket(socket);
  };
};
