import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { inBatches } from '../concurrency/in-batches';

/**
 * Takes delivered rows out of the outbox without anybody waiting, by their ids. Not waited for on disk: what a crash
 * forgets to take out is delivered once more. Rows wait `gatherMs` of real time for one another.
 */
export const deleteInBatches = (db: Db, onError: (problem: unknown) => void, gatherMs: number) =>
  inBatches<number>(async (ids) => {
    // The setting is of this statement's own transaction.
    await db
      .execute(
        sql`WITH unwaited AS (SELECT set_config('synchronous_commit', 'off', true))
          DELETE FROM outbox USING unwaited WHERE id = ANY(${sql.param([...ids])}::bigint[])`,
      )
      .catch(onError);
  }, gatherMs);
