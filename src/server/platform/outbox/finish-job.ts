import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { outbox } from '../db/schema/outbox-and-deadlines';

/**
 * Completes a job in the transaction of its work: if the process is killed, either both are committed or neither, so
 * that nothing is done twice. False if another attempt has completed it already.
 */
export const finishJob = async (tx: Tx, jobId: number): Promise<boolean> => {
  const ended = await tx.delete(outbox).where(eq(outbox.id, jobId)).returning({ id: outbox.id });
  return ended.length > 0;
};

/** The same for several jobs whose work one transaction has done. */
export const finishJobs = async (tx: Tx, jobIds: readonly number[]): Promise<void> => {
  if (jobIds.length > 0) await tx.delete(outbox).where(inArray(outbox.id, [...jobIds]));
};
