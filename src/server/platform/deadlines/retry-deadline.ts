import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { deadline } from '../db/schema/outbox-and-deadlines';
import type { DeadlineRow } from './failed-deadline';

/** Locks a deadline that has failed at least once; null when it has been handled or moved in the meantime. */
export const lockTriedDeadline = async (tx: Tx, id: number): Promise<DeadlineRow | null> => {
  const [row] = await tx
    .select()
    .from(deadline)
    .where(and(eq(deadline.id, id), gt(deadline.attempts, 0)))
    .for('update');
  return row ?? null;
};

/** Lets a deadline be retried at once, and for another day; it stays due at its moment. `now`: product time. */
export const retryDeadline = async (tx: Tx, id: number, now: Date): Promise<void> => {
  await tx.update(deadline).set({ firstFailedAt: now, nextTryAt: now, failedAt: null }).where(eq(deadline.id, id));
};
