import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { replicaCatchUp } from './replica-catch-up';
import { type Db, openDatabase } from './open-database';
import { watchDatabase } from './watch-database';

const connections = 10;
/** Milliseconds: the writer is there to be asked instead. */
const waitMs = 1000;
/** How long a replica that failed or is far behind is left alone, ms of real time. */
const pauseMs = 2000;

/** A copy of the database that only reads, and is a moment behind. */
export interface Replica {
  readonly db: Db;
  /**
   * Whether it has all that was committed so far. Not asked while it has just failed or was too far behind.
   * @throws Error when it does not answer or follows no writer
   */
  isUpToDate(): Promise<boolean>;
  /** It could not answer: nobody asks it for a while. */
  reportFailure(problem: unknown): void;
  close(): Promise<void>;
}

/** Nobody waits for it: the first who asks learns whether it is there. */
export const openReplica = (url: string, writer: Pool, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): Replica => {
  const database = openDatabase(url, connections, waitMs);
  const watch = watchDatabase(database, { warn: log.warn.bind(log), error: () => log.warn('the replica is silent') });
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
        log.warn('the replica is behind: the writer answers');
      }
      return may;
    },
    reportFailure: (problem) => {
      pause();
      log.warn({ err: problem }, 'the replica did not answer: the writer does');
    },
    close: async () => {
      await watch.stop();
      await database.close();
    },
  };
};
