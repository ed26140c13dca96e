import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { replicaCatchUp } from './replica-catch-up';
import { type Db, openDatabase } from './open-database';
import { watchDatabase } from './watch-database';

const connections = 10;
/** How long a read waits for a connection, in ms: the primary can be read instead. */
const waitMs = 1000;
/** How long a replica that failed or is far behind is not used, in ms of real time. */
const pauseMs = 2000;

/** A read-only copy of the database that is slightly behind the primary. */
export interface Replica {
  readonly db: Db;
  /**
   * Whether it has everything that was committed so far; false during the pause after a failure or a long delay.
   * @throws Error when it does not respond or is not a standby
   */
  isUpToDate(): Promise<boolean>;
  /** A read has failed: the replica is not used for a while. */
  reportFailure(problem: unknown): void;
  close(): Promise<void>;
}

/** Does not wait for a connection: the first read shows whether the replica is there. */
export const openReplica = (url: string, writer: Pool, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): Replica => {
  const database = openDatabase(url, connections, waitMs);
  const watchLog = { warn: log.warn.bind(log), error: () => log.warn('the replica is not responding') };
  const watch = watchDatabase(database, watchLog, 'standby');
  const hasCaughtUp = replicaCatchUp(writer, database.pool);
  let pausedUntil = 0;
  const pause = (): void => {
    pausedUntil = performance.now() + pauseMs;
  };
  return {
    db: database.db,
    isUpToDate: async () => {
      if (performance.now() < pausedUntil) return false;
      const may = await hasCaughtUp();
      if (!may) {
        pause();
        log.warn('the replica lags behind: using the primary');
      }
      return may;
    },
    reportFailure: (problem) => {
      pause();
      log.warn({ err: problem }, 'the replica is unreachable: using the primary');
    },
    close: async () => {
      await watch.stop();
      await database.close();
    },
  };
};
