import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';

/**
 * Takes delivered rows out of the outbox without anybody waiting: what is delivered while some are being taken out goes
 * with the next ones in one statement. Not waited for on disk: what a crash forgets to take out is delivered once more.
 */
export const forgetInBatches = (db: Db, onProblem: (problem: unknown) => void) => {
  let waiting: number[] = [];
  let running: Promise<void> | null = null;

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const ids = waiting;
      waiting = [];
      // The setting is of this statement's own transaction.
      await db
        .execute(
          sql`WITH unwaited AS (SELECT set_config('synchronous_commit', 'off', true))
            DELETE FROM outbox USING unwaited WHERE id = ANY(${sql.param(ids)}::bigint[])`,
        )
        .catch(onProblem);
    }
  };

  const forget = (id: number): void => {
    waiting.push(id);
    running ??= drain().finally(() => {
      running = null;
    });
  };
  /** Resolves when all that was given is gone. */
  const idle = async (): Promise<void> => {
    await running;
  };
  return { forget, idle };
};
