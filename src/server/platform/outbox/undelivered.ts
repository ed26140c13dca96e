import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { UndeliveredKind } from '#domain/notifications/undelivered-kind.ts';
import type { Tx } from '../db/open-database';
import { outbox } from '../db/schema/outbox-and-deadlines';
import { isInLane, jobLanes } from './job-lanes';
import type { OutboxTopics } from './outbox-topics';

/** Jobs that failed and are worth doing later too: an operator sees them and may have them done again. */
export const isUndelivered = and(
  or(...jobLanes.filter(({ usefulLate }) => usefulLate).map(isInLane)),
  gt(outbox.attempts, 0),
);

type Row = typeof outbox.$inferSelect;

/** The job as its topic types it. */
export type Undelivered = {
  readonly [K in UndeliveredKind]: { readonly kind: K; readonly message: OutboxTopics[K] };
}[UndeliveredKind] &
  Omit<Row, 'topic' | 'payload'>;

/** A row that `isUndelivered`; its payload was typed when it was put. */
export const asUndelivered = ({ topic, payload, ...row }: Row): Undelivered =>
  ({ ...row, kind: topic, message: payload }) as Undelivered;

/** Locks the job; null when it has been done meanwhile. */
export const lockUndelivered = async (tx: Tx, id: number): Promise<Undelivered | null> => {
  const [row] = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), isUndelivered))
    .for('update');
  return row ? asUndelivered(row) : null;
};

/** Has it done at once, and tried for as long as a new one if that fails. */
export const retryUndelivered = async (tx: Tx, id: number): Promise<void> => {
  await tx
    .update(outbox)
    .set({ attempts: 0, failedAt: null, nextAttemptAt: sql`now()` })
    .where(eq(outbox.id, id));
};
