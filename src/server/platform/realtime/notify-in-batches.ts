import type { Pool } from 'pg';
import { inBatches } from '../concurrency/in-batches';

/** For another process, or for all that listen on the channel. */
export interface Notification {
  readonly channel: string;
  /** JSON. */
  readonly payload: string;
  /** Its readers take arrays of payloads: those of one moment travel together. */
  readonly isBundled: boolean;
  /** Called when it is committed, or lost. */
  readonly onEnd?: (isSent: boolean) => void;
}

/** The longest payload that PostgreSQL takes has 7,999 bytes; the rest is room for brackets and the spaces below. */
export const longestPayload = 7800;

interface Bundle {
  readonly channel: string;
  readonly payloads: string[];
  readonly isBundled: boolean;
  bytes: number;
}

/** Puts payloads of one channel into one notification, as far as they fit; the order within a channel is kept. */
const bundlesOf = (batch: readonly Notification[]): readonly Bundle[] => {
  const open = new Map<string, Bundle>();
  const all: Bundle[] = [];
  for (const { channel, payload, isBundled } of batch) {
    const bytes = Buffer.byteLength(payload) + 1;
    const last = isBundled ? open.get(channel) : undefined;
    if (last !== undefined && last.bytes + bytes <= longestPayload) {
      last.payloads.push(payload);
      last.bytes += bytes;
      continue;
    }
    const bundle = { channel, payloads: [payload], isBundled, bytes };
    all.push(bundle);
    if (isBundled) open.set(channel, bundle);
  }
  return all;
};

/** PostgreSQL sends equal notifications of a transaction once: repeats get spaces, which mean nothing in JSON. */
const toldApart = (bundles: readonly Bundle[]): readonly (readonly [channel: string, payload: string])[] => {
  const seen = new Set<string>();
  return bundles.map(({ channel, payloads, isBundled }) => {
    let own = isBundled ? `[${payloads.join(',')}]` : payloads.join('');
    while (seen.has(`${channel} ${own}`)) own += ' ';
    seen.add(`${channel} ${own}`);
    return [channel, own];
  });
};

/** More repeats than there is room for spaces go with the next statement. */
const mostAtOnce = 150;

const statement = {
  name: 'notify_in_batches',
  text: 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS told (channel, payload)',
};

/**
 * Notifies other processes through PostgreSQL, in order and in the background: what is added while a statement runs
 * goes with the next one.
 */
export const notifyInBatches = (pool: Pool, onLost: (problem: unknown) => void) =>
  inBatches<Notification>(async (batch) => {
    const bundles = bundlesOf(batch);
    let isSent = true;
    for (let from = 0; from < bundles.length; from += mostAtOnce) {
      const told = toldApart(bundles.slice(from, from + mostAtOnce));
      try {
        await pool.query({ ...statement, values: [told.map(([channel]) => channel), told.map(([, text]) => text)] });
      } catch (problem) {
        isSent = false;
        onLost(problem);
      }
    }
    for (const { onEnd } of batch) onEnd?.(isSent);
  });
