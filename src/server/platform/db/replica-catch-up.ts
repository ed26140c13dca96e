import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isDatabaseUnavailable } from './database-errors';

/** How long a read waits for a replica that is behind, in milliseconds; after that the primary is read. */
const timeoutMs = 100;
const pollMs = 4;

/** Where the primary is: its WAL position, and the cluster whose WAL it is. */
interface Place {
  readonly at: string;
  /** `system_identifier`, which a restored backup shares and a new cluster does not. */
  readonly cluster: string;
}

/**
 * Null when the primary is away: nothing can have been committed just now.
 * @throws Error when it is only too busy to say
 */
const placeOf = (writer: Pool): Promise<Place | null> =>
  writer
    .query<{ at: string; cluster: string }>(
      'SELECT pg_current_wal_flush_lsn()::text AS at, system_identifier::text AS cluster FROM pg_control_system()',
    )
    .then(
      ({ rows }) => rows[0] ?? null,
      (problem: unknown) => {
        if (isDatabaseUnavailable(problem)) return null;
        throw problem;
      },
    );

/** @throws Error for a database that follows no writer, or another one */
const hasReached = async (replica: Pool, { at, cluster }: Place): Promise<boolean> => {
  const { rows } = await replica.query<{ there: boolean | null; cluster: string }>(
    `SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS there, system_identifier::text AS cluster
     FROM pg_control_system()`,
    [at],
  );
  const [row] = rows;
  if (typeof row?.there !== 'boolean')
    throw new Error('DATABASE_READ_URL leads to a database that is no streaming replica');
  if (row.cluster !== cluster) throw new Error('DATABASE_READ_URL leads to a replica of another cluster');
  return row.there;
};

/**
 * Tells whether a replica has everything that was committed before the call: a client that fetches right after an event
 * must not get the state before it. Waits a little for a replica that is behind. Calls that arrive during a check share
 * the next one, so that their number makes no difference to the primary.
 */
export const replicaCatchUp = (writer: Pool, replica: Pool): (() => Promise<boolean>) => {
  const check = async (): Promise<boolean> => {
    const place = await placeOf(writer);
    if (place === null) return true;
    for (const end = performance.now() + timeoutMs; ; await sleep(pollMs)) {
      if (await hasReached(replica, place)) return true;
      if (performance.now() >= end) return false;
    }
  };
  let running: Promise<boolean> | null = null;
  let next: Promise<boolean> | null = null;
  const start = (): Promise<boolean> => {
    next = null;
    const own = check().finally(() => {
      if (running === own) running = null;
    });
    running = own;
    return own;
  };
  return () => {
    if (running === null) return start();
    next ??= running.then(start, start);
    return next;
  };
};
