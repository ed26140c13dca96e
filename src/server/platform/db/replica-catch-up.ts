import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Milliseconds that an answer waits for a replica which is behind; then the writer gives it. */
const patienceMs = 100;
const stepMs = 4;

/** Where the writer stands; null when it cannot say, and then nobody can have just changed anything either. */
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
 * Says whether a replica has all that was committed before it was asked: whoever hears of a change and asks at once must
 * not be given what was before it. Waits a little for one that is behind. Those who ask while one question is on its way
 * share the next one, so that the writer is asked the same however many they are.
 */
export const replicaCatchUp = (writer: Pool, replica: Pool): (() => Promise<boolean>) => {
  const check = async (): Promise<boolean> => {
    const position = await positionOf(writer);
    if (position === null) return true;
    for (const end = performance.now() + patienceMs; ; await sleep(stepMs)) {
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
