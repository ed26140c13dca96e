import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { deadline } from '../db/schema/outbox-and-deadlines';

export interface DeadlineKey {
  /** What it wakes: `squad:18402`. */
  readonly aggregate: `${string}:${string}`;
  readonly kind: string;
  readonly subject?: string;
}

/** Sets the one deadline of this kind and subject, moving it when it stands already. `dueAt` in epoch ms of product time. */
export const scheduleDeadline = async (tx: Tx, key: DeadlineKey, dueAt: number): Promise<void> => {
  const values = { aggregate: key.aggregate, kind: key.kind, subject: key.subject ?? '', dueAt: new Date(dueAt) };
  await tx
    .insert(deadline)
    .values(values)
    .onConflictDoUpdate({ target: [deadline.aggregate, deadline.kind, deadline.subject], set: { dueAt: values.dueAt } });
};

/** Takes the deadline back, if it is still there. */
export const cancelDeadline = async (tx: Tx, key: DeadlineKey): Promise<void> => {
  await tx
    .delete(deadline)
    .where(and(eq(deadline.aggregate, key.aggregate), eq(deadline.kind, key.kind), eq(deadline.subject, key.subject ?? '')));
};
