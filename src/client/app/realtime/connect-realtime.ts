import { io } from 'socket.io-client';
import { safeParse } from 'zod/v4/core';
import type { $ZodType, output } from 'zod/v4/core';
import { realtimeEvents } from '../../../contract/realtime';
import type { RealtimeEvent, RealtimePayload } from '../../../contract/realtime';
import { ring } from './ring';
import { missedTags, realtimeTags } from './realtime-tags';
import type { Changed } from './realtime-tags';

export interface RealtimeListener {
  /** The data behind these tags has changed. */
  readonly changed: (tags: readonly Changed[]) => void;
  readonly pinged: (ping: RealtimePayload<'squad ping'>) => void;
  readonly depositSettled: (deposit: RealtimePayload<'deposit settled'>) => void;
  /** The server does not know this session any more: renews it, or finds out that it is over. */
  readonly renewSession: () => Promise<unknown>;
}

const reconnectMs = 1000;
/** A burst of events asks once. */
const gatherMs = 50;

const eventNames = Object.keys(realtimeEvents).filter((name): name is RealtimeEvent => name in realtimeEvents);

/** The product's own socket: turns its events into tags. The result closes it. */
export const connectRealtime = (listener: RealtimeListener): (() => void) => {
  const socket = io('/realtime', { transports: ['websocket'], reconnectionDelay: reconnectMs, reconnectionDelayMax: reconnectMs, randomizationFactor: 0 });
  let waiting: Changed[] = [];
  let flushing: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let wasConnected = false;
  let closed = false;

  const tell = (tags: readonly Changed[]): void => {
    waiting.push(...tags);
    flushing ??= setTimeout(() => {
      flushing = undefined;
      const all = waiting;
      waiting = [];
      listener.changed(all);
    }, gatherMs);
  };

  /** A refusal, unlike a lost connection, is not retried by the library. */
  const retry = async (): Promise<void> => {
    await listener.renewSession().catch(() => undefined);
    if (!closed) retrying = setTimeout(() => socket.connect(), reconnectMs);
  };

  for (const event of eventNames) {
    socket.on(event, (payload: unknown) => {
      const tags = realtimeTags[event](payload);
      if (tags === null) console.error(`realtime: «${event}» breaks the contract`);
      else tell(tags);
    });
  }
  const hear = <S extends $ZodType>(event: RealtimeEvent, schema: S, use: (payload: output<S>) => void) =>
    socket.on(event, (payload: unknown) => {
      const parsed = safeParse(schema, payload);
      if (parsed.success) use(parsed.data);
    });
  hear('squad ping', realtimeEvents['squad ping'], listener.pinged);
  hear('deposit settled', realtimeEvents['deposit settled'], listener.depositSettled);
  hear('notifications changed', realtimeEvents['notifications changed'], ({ sound }) => {
    if (sound) ring();
  });
  socket.on('connect', () => {
    if (wasConnected) tell(missedTags);
    wasConnected = true;
  });
  const lost = () => {
    if (!socket.active) void retry();
  };
  socket.on('connect_error', lost);
  socket.on('disconnect', lost);

  return () => {
    closed = true;
    clearTimeout(flushing);
    clearTimeout(retrying);
    socket.disconnect();
  };
};
