import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { deadline } from '../db/schema/outbox-and-deadlines';
import type { DeadlineRow } from './failed-deadline';

/** One that has failed at least once, locked; null when it has been carried out or moved meanwhile. */
export const lockTriedDeadline = async (tx: Tx, id: number): Promise<DeadlineRow | null> => {
  const [row] = await tx
    .select()
    .from(deadline)
    .where(and(eq(deadline.id, id), gt(deadline.attempts, 0)))
    .for('update');
  return row ?? null;
};

/** Is tried again at once, and for another day of tries; its moment stays. `now`: product time. */
export const retryDeadline = async (tx: Tx, id: number, now: Date): Promise<void> => {
  await tx.update(deadline).set({ firstFailedAt: now, nextTryAt: now, failedAt: null }).where(eq(deadline.id, id));
};
