import { setTimeout as sleep } from 'node:timers/promises';
import { actAfterCommit, openEnding } from './after-commit';
import type { Db, Tx } from './open-database';
import { sqlState } from './problems';

/** serialization_failure, deadlock_detected */
const retryable = new Set(['40001', '40P01']);
const attempts = 5;

/** Once, with what was left for after the commit (`afterCommit`). */
const attemptIn = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  let committed: Tx | null = null;
  const result = await db.transaction((tx) => {
    committed = tx;
    openEnding(db, tx);
    return work(tx);
  });
  if (committed !== null) actAfterCommit(committed);
  return result;
};

/**
 * Runs the work in one transaction, again from the start when PostgreSQL gave it up in favour of another
 * (deadlock, serialisation), with a little jitter so that the two do not meet again. The work must
 * therefore change nothing outside the transaction.
 */
export const inTransaction = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptIn(db, work);
    } catch (problem) {
      if (attempt >= attempts || !retryable.has(sqlState(problem) ?? '')) throw problem;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
};
