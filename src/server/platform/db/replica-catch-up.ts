import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

/** How long a read waits for a replica that is behind, in milliseconds; after that the primary is read. */
const timeoutMs = 100;
const pollMs = 4;

/** The primary's WAL position; null when it does not respond, and then nothing can have been committed just now. */
const positionOf = (writer: Pool): Promise<string | null> =>
  writer.query<{ at: string }>('SELECT pg_current_wal_flush_lsn()::text AS at').then(
    ({ rows }) => rows[0]?.at ?? null,
    () => null,
  );

/** @throws Error for a database that follows no writer */
const hasReached = async (replica: Pool, position: string): Promise<boolean> => {
  const { rows } = await replica.query<{ there: boolean | null }>(
    'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS there',
    [position],
  );
  const there = rows[0]?.there;
  if (typeof there !== 'boolean') throw new Error('DATABASE_READ_URL leads to a database that is no streaming replica');
  return there;
};

/**
 * Tells whether a replica has everything that was committed before the call: a client that fetches right after an event
 * must not get the state before it. Waits a little for a replica that is behind. Calls that arrive during a check share
 * the next one, so that their number makes no difference to the primary.
 */
export const replicaCatchUp = (writer: Pool, replica: Pool): (() => Promise<boolean>) => {
  const check = async (): Promise<boolean> => {
    const position = await positionOf(writer);
    if (position === null) return true;
    for (const end = performance.now() + timeoutMs; ; await sleep(pollMs)) {
      if (await hasReached(replica, position)) return true;
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
