import { setTimeout as sleep } from 'node:timers/promises';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { runAfterCommit, runInDoubt, trackTransactionEnd } from './after-commit';
import { Connection } from './connection';
import type { Db, Tx } from './open-database';
import { isDatabaseUnavailable, sqlState } from './database-errors';

/** serialization_failure, deadlock_detected */
const retryable = new Set(['40001', '40P01']);
const attempts = 5;

/** Drizzle's relational queries are not used. */
type NoSchema = Record<string, never>;
type NoTables = ExtractTablesWithRelations<NoSchema>;

const dialect = new PgDialect();

const runOrRollBack = async <T>(client: Connection, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (problem) {
    await client.rollback();
    throw problem;
  }
};

/** One attempt, with everything registered for its end (`runWithCommit`, `afterCommit`, `inDoubt`). */
const attemptIn = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await db.$client.connect();
  try {
    if (!(client instanceof Connection)) throw new Error('the pool was not opened by openPool');
    client.startTransaction();
    // Drizzle's own `transaction` would send `begin` and `commit` by themselves.
    const session = new NodePgSession<NoSchema, NoTables>(client, dialect, undefined);
    const tx = new NodePgTransaction<NoSchema, NoTables>(dialect, session, undefined);
    const end = trackTransactionEnd(db, tx);
    const result = await runOrRollBack(client, () => work(tx));
    await client.commit(end.commitStatement).catch((problem: unknown) => {
      if (isDatabaseUnavailable(problem)) runInDoubt(tx);
      throw problem;
    });
    runAfterCommit(tx);
    return result;
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
