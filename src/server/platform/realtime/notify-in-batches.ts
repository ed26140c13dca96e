import type { Pool } from 'pg';
import { inBatches } from '../concurrency/in-batches';

interface PgNotification {
  readonly channel: unknown;
  readonly payload: unknown;
}

/**
 * The longest payload that PostgreSQL takes has 7,999 bytes; the rest is room for the spaces below. Longer events are
 * stored, and their number is sent.
 */
export const longestPayload = 7800;

/** PostgreSQL sends equal notifications of a transaction once: repeats get spaces, which mean nothing in JSON. */
const toldApart = (told: readonly PgNotification[]): readonly (readonly [channel: unknown, payload: string])[] => {
  const seen = new Set<string>();
  return told.map(({ channel, payload }) => {
    let own = String(payload);
    while (seen.has(`${String(channel)} ${own}`)) own += ' ';
    seen.add(`${String(channel)} ${own}`);
    return [channel, own];
  });
};

/** More repeats than there is room for spaces go with the next batch. */
const mostAtOnce = 150;

/** Notifies other processes through PostgreSQL, in order and in the background. */
export const notifyInBatches = (pool: Pool, onError: (problem: unknown) => void) =>
  inBatches<PgNotification>(async (batch) => {
    for (let from = 0; from < batch.length; from += mostAtOnce) {
      const told = toldApart(batch.slice(from, from + mostAtOnce));
      try {
        await pool.query(
          'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS told (channel, payload)',
          [told.map(([channel]) => channel), told.map(([, payload]) => payload)],
        );
      } catch (problem) {
        // Lost, as everything is while the connection is down: processes that listen again let their clients refetch.
        onError(problem);
      }
    }
  });
