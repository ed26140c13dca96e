import type { Pool } from 'pg';
import { inBatches } from '../concurrency/in-batches';

interface PgNotification {
  readonly channel: unknown;
  readonly payload: unknown;
}

/** Tells other processes by PostgreSQL's notifications, in the order in which they were given, without anybody waiting. */
export const notifyInBatches = (pool: Pool, onProblem: (problem: unknown) => void) =>
  inBatches<PgNotification>(async (told) => {
    try {
      await pool.query(
        'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS told (channel, payload)',
        [told.map(({ channel }) => channel), told.map(({ payload }) => payload)],
      );
    } catch (problem) {
      // Lost like everything that is told while the line is down: whoever listens again asks for what was missed.
      onProblem(problem);
    }
  });
