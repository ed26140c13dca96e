import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isDatabaseUnavailable } from './database-errors';
import { writtenTimeline } from './timeline';

/** How long a read waits for a replica that is behind, in milliseconds; after that the primary is read. */
const timeoutMs = 100;
const pollMs = 4;

/** Where the primary is: its WAL position, and the cluster whose WAL it is. */
interface Place {
  readonly at: string;
  /** `system_identifier`, which a restored backup shares and a new cluster does not. */
  readonly cluster: string;
  /** Of two servers that have parted the positions say nothing about each other. */
  readonly timeline: number;
}

const timelineOfWriter = `('x' || ${writtenTimeline})::bit(32)::int`;

/**
 * Each lags behind the truth in its own way, and none is ahead of it: what is being received, which a role without
 * `pg_read_all_stats` cannot see, then what the last restart point (of the last five minutes) has written down.
 */
const timelineOfReplica = `greatest((SELECT received_tli FROM pg_stat_wal_receiver), min_recovery_end_timeline, timeline_id)`;

/**
 * Null when the primary is away: nothing can have been committed just now.
 * @throws Error when it is only too busy to say
 */
const placeOf = (writer: Pool): Promise<Place | null> =>
  writer
    .query<{ at: string; cluster: string; timeline: number }>(
      `SELECT pg_current_wal_flush_lsn()::text AS at, system_identifier::text AS cluster, ${timelineOfWriter} AS timeline
       FROM pg_control_system()`,
    )
    .then(
      ({ rows }) => rows[0] ?? null,
      (problem: unknown) => {
        if (isDatabaseUnavailable(problem)) return null;
        throw problem;
      },
    );

/** @throws Error for a database that follows no writer, or another one, or has not followed it after a failover */
const hasReached = async (replica: Pool, { at, cluster, timeline }: Place): Promise<boolean> => {
  const { rows } = await replica.query<{ there: boolean | null; cluster: string; timeline: number }>(
    `SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS there, system_identifier::text AS cluster,
       ${timelineOfReplica} AS timeline
     FROM pg_control_system(), pg_control_recovery(), pg_control_checkpoint()`,
    [at],
  );
  const [row] = rows;
  if (typeof row?.there !== 'boolean')
    throw new Error('DATABASE_READ_URL leads to a database that is no streaming replica');
  if (row.cluster !== cluster) throw new Error('DATABASE_READ_URL leads to a replica of another cluster');
  if (row.timeline !== timeline)
    throw new Error(`DATABASE_READ_URL leads to a replica on timeline ${row.timeline}, the primary is on ${timeline}`);
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
