import { eq } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { outbox } from '../db/schema/outbox-and-deadlines';

/**
 * Ends a job in the transaction of its work: a process that is killed has done both or neither, so that nothing is done
 * twice. False when another attempt has done it already.
 */
export const finishJob = async (tx: Tx, jobId: number): Promise<boolean> => {
  const ended = await tx.delete(outbox).where(eq(outbox.id, jobId)).returning({ id: outbox.id });
  return ended.length > 0;
};
