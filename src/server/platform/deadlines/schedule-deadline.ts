import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { deadline } from '../db/schema/outbox-and-deadlines';

export interface DeadlineKey {
  /** What it wakes: `squad:18402`. */
  readonly aggregate: `${string}:${string}`;
  readonly kind: string;
  readonly subject?: string;
}

const neverTried = { attempts: 0, firstFailedAt: null, nextTryAt: null, failedAt: null, error: null };

/**
 * Sets the one deadline of this kind and subject, moving it when it stands already: what failed before then counts no
 * more. `dueAt` in epoch ms of product time.
 */
export const scheduleDeadline = (tx: Tx, key: DeadlineKey, dueAt: number): Promise<void> =>
  scheduleDeadlines(tx, [{ ...key, dueAt }]);

/** The same for many at once, each with its moment; no two of them the same. */
export const scheduleDeadlines = async (
  tx: Tx,
  wanted: readonly (DeadlineKey & { readonly dueAt: number })[],
): Promise<void> => {
  if (wanted.length === 0) return;
  await tx
    .insert(deadline)
    .values(wanted.map(({ subject = '', dueAt, ...key }) => ({ ...key, subject, dueAt: new Date(dueAt) })))
    .onConflictDoUpdate({
      target: [deadline.aggregate, deadline.kind, deadline.subject],
      set: { dueAt: sql`excluded.due_at`, ...neverTried },
    });
};

/** Takes the deadline back, if it is still there. */
export const cancelDeadline = async (tx: Tx, key: DeadlineKey): Promise<void> => {
  await tx
    .delete(deadline)
    .where(
      and(eq(deadline.aggregate, key.aggregate), eq(deadline.kind, key.kind), eq(deadline.subject, key.subject ?? '')),
    );
};
