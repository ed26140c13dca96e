import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { inBatches } from '../concurrency/in-batches';

/**
 * Deletes delivered rows from the outbox by their ids, in the background. Commits need not wait for the disk: a row
 * whose deletion a crash has lost is delivered once more. Ids are gathered for `gatherMs` of real time.
 */
export const deleteInBatches = (db: Db, onError: (problem: unknown) => void, gatherMs: number) =>
  inBatches<number>(async (ids) => {
    // The setting applies only to the transaction of this statement.
    await db
      .execute(
        sql`WITH unwaited AS (SELECT set_config('synchronous_commit', 'off', true))
          DELETE FROM outbox USING unwaited WHERE id = ANY(${sql.param([...ids])}::bigint[])`,
      )
      .catch(onError);
  }, gatherMs);
