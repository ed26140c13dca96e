import type { FastifyBaseLogger } from 'fastify';
import { type Db, openDatabase } from './open-database';
import { watchDatabase } from './watch-database';

const connections = 10;
/** Milliseconds: the writer is there to be asked instead. */
const waitMs = 1000;
/** How long a replica that failed is left alone, ms of real time. */
const restMs = 2000;

/** A copy of the database that only reads, and is a moment behind. */
export interface Replica {
  readonly db: Db;
  /** Not while it has just failed. */
  mayAnswer(): boolean;
  /** It could not answer: nobody asks it for a while. */
  failed(problem: unknown): void;
  close(): Promise<void>;
}

/** Nobody waits for it: the first who asks learns whether it is there. */
export const openReplica = (url: string, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): Replica => {
  const database = openDatabase(url, connections, waitMs);
  const watch = watchDatabase(database, { warn: log.warn.bind(log), error: () => log.warn('the replica is silent') });
  let restsUntil = 0;
  return {
    db: database.db,
    mayAnswer: () => performance.now() >= restsUntil,
    failed: (problem) => {
      restsUntil = performance.now() + restMs;
      log.warn({ err: problem }, 'the replica did not answer: the writer does');
    },
    close: async () => {
      await watch.stop();
      await database.close();
    },
  };
};
