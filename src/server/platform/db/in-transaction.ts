import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { runAfterCommit, runInDoubt, type CommitStatement, trackTransactionEnd } from './after-commit';
import type { Db, Tx } from './open-database';
import { isDatabaseUnavailable, sqlState } from './database-errors';
import { avoidRoundTrips } from './avoid-round-trips';

/** serialization_failure, deadlock_detected */
const retryable = new Set(['40001', '40P01']);
const attempts = 5;

/** One attempt, with everything registered for its end (`runWithCommit`, `afterCommit`, `inDoubt`). */
const attemptIn = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await db.$client.connect();
  const ending: { commitStatement: CommitStatement | null } = { commitStatement: null };
  let committed: Tx | null = null;
  let isCommitting = false;
  try {
    const result = await drizzle(avoidRoundTrips(client, ending)).transaction(async (tx) => {
      committed = tx;
      const end = trackTransactionEnd(db, tx);
      const done = await work(tx);
      ending.commitStatement = end.commitStatement;
      isCommitting = true;
      return done;
    });
    if (committed !== null) runAfterCommit(committed);
    return result;
  } catch (problem) {
    if (isCommitting && committed !== null && isDatabaseUnavailable(problem)) runInDoubt(committed);
    throw problem;
  } finally {
    client.release();
  }
};

/**
 * Runs the work in one transaction and retries it from the start after a deadlock or a serialisation failure, with
 * jittered backoff. The work may therefore run several times and must change nothing outside the transaction.
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
