import { and, eq, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { deadline } from '../db/schema/outbox-and-deadlines';

export interface DeadlineKey {
  /** The aggregate that it belongs to: `squad:18402`. */
  readonly aggregate: `${string}:${string}`;
  readonly kind: string;
  readonly subject?: string;
}

const neverTried = { attempts: 0, firstFailedAt: null, nextTryAt: null, failedAt: null, error: null };

/**
 * Sets the one deadline of this aggregate, kind and subject. If it exists, it is moved and its failures are cleared.
 * `dueAt` in epoch ms of product time.
 */
export const scheduleDeadline = (tx: Tx, key: DeadlineKey, dueAt: number): Promise<void> =>
  scheduleDeadlines(tx, [{ ...key, dueAt }]);

type Wanted = DeadlineKey & { readonly dueAt: number };

const rowsOf = (wanted: readonly Wanted[]) =>
  wanted.map(({ subject = '', dueAt, ...key }) => ({ ...key, subject, dueAt: new Date(dueAt) }));

const moving = {
  target: [deadline.aggregate, deadline.kind, deadline.subject],
  set: { dueAt: sql`excluded.due_at`, ...neverTried },
};

/** The same for many different deadlines at once. */
export const scheduleDeadlines = async (tx: Tx, wanted: readonly Wanted[]): Promise<void> => {
  if (wanted.length > 0) await tx.insert(deadline).values(rowsOf(wanted)).onConflictDoUpdate(moving);
};

/** A change of one deadline: `dueAt` in epoch ms of product time; null cancels it. */
export type DeadlineChange = DeadlineKey & { readonly dueAt: number | null };

const isOneOf = (keys: readonly DeadlineKey[]) =>
  or(
    ...keys.map(({ aggregate, kind, subject = '' }) =>
      and(eq(deadline.aggregate, aggregate), eq(deadline.kind, kind), eq(deadline.subject, subject)),
    ),
  );

/** Applies changes in one statement; of several changes of the same deadline the last one wins. */
export const changeDeadlines = async (tx: Tx, changes: readonly DeadlineChange[]): Promise<void> => {
  const last = new Map(
    changes.map((change) => [JSON.stringify([change.aggregate, change.kind, change.subject]), change]),
  );
  const wanted = [...last.values()].flatMap(({ dueAt, ...key }) => (dueAt === null ? [] : [{ ...key, dueAt }]));
  const unwanted = [...last.values()].filter(({ dueAt }) => dueAt === null);
  if (unwanted.length === 0) return scheduleDeadlines(tx, wanted);
  if (wanted.length === 0) return void (await tx.delete(deadline).where(isOneOf(unwanted)));
  const gone = tx.$with('gone').as(tx.delete(deadline).where(isOneOf(unwanted)).returning({ id: deadline.id }));
  await tx.with(gone).insert(deadline).values(rowsOf(wanted)).onConflictDoUpdate(moving);
};

/** Cancels the deadline, if it still exists. */
export const cancelDeadline = async (tx: Tx, key: DeadlineKey): Promise<void> => {
  await tx.delete(deadline).where(isOneOf([key]));
};
