import { and, asc, eq, gt } from 'drizzle-orm';
import type { App } from '../../../platform/app';
import { inTransaction } from '../../../platform/db/in-transaction';
import type { Tx } from '../../../platform/db/open-database';
import { outbox } from '../../../platform/db/schema/outbox-and-deadlines';
import { finishJobs } from '../../../platform/outbox/finish-job';
import type { Jobs } from '../../../platform/outbox/job-runner';
import type { FiledOperationJob } from '../../../platform/outbox/outbox-topics';
import { fileOperation, lockFiling } from './file-operation';

const batch = 100;

type Row = Pick<typeof outbox.$inferSelect, 'id' | 'payload'>;

/** Null when it is filed; what went wrong otherwise, with nothing of it left. */
const tryToFile = async (app: App, tx: Tx, { payload }: Row): Promise<unknown> => {
  try {
    await tx.transaction((part) => fileOperation(app, part, (payload as FiledOperationJob).operationId));
    return null;
  } catch (problem) {
    return problem;
  }
};

/**
 * Files the oldest operations that wait, in their order, and completes their jobs in the same transaction: those that came
 * after this job's own too, so that a crowd is filed in batches. One that fails is left to its own job, and holds nobody
 * else's receipts.
 */
const fileBatch = (app: App, jobId: number, after: number): Promise<{ last: number | null; failure: unknown }> =>
  inTransaction(app.db, async (tx) => {
    await lockFiling(tx);
    const rows = await tx
      .select({ id: outbox.id, payload: outbox.payload })
      .from(outbox)
      .where(and(eq(outbox.topic, 'receipts'), gt(outbox.id, after)))
      .orderBy(asc(outbox.id))
      .limit(batch);
    const done: number[] = [];
    let failure: unknown = null;
    for (const row of rows) {
      const problem = await tryToFile(app, tx, row);
      if (problem === null) done.push(row.id);
      else if (row.id === jobId) failure = problem;
    }
    await finishJobs(tx, done);
    return { last: rows.at(-1)?.id ?? null, failure };
  });

/** The job of an operation that moved money. @throws what its filing threw, so that it is tried again */
export const fileJob =
  (app: App): Jobs['receipts'] =>
  async (_message, jobId) => {
    for (let after = 0; ;) {
      const { last, failure } = await fileBatch(app, jobId, after);
      app.outbox.kick();
      if (failure !== null) throw failure;
      if (last === null || last >= jobId) return;
      after = last;
    }
  };
