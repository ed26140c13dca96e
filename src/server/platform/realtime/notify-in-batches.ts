import type { Pool } from 'pg';
import { inBatches } from '../concurrency/in-batches';

interface PgNotification {
  readonly channel: unknown;
  readonly payload: unknown;
}

/** Notifies other processes through PostgreSQL, in order and in the background. */
export const notifyInBatches = (pool: Pool, onError: (problem: unknown) => void) =>
  inBatches<PgNotification>(async (told) => {
    try {
      await pool.query(
        'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS told (channel, payload)',
        [told.map(({ channel }) => channel), told.map(({ payload }) => payload)],
      );
    } catch (problem) {
      // Lost, as everything is while the connection is down: processes that listen again let their clients refetch.
      onError(problem);
    }
  });
