import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor, Tx } from '../db/open-database';
import { prepared } from '../db/prepared';
import { step } from '../db/schema/steps';

/** Bytes of a hash that are kept: enough to tell states apart, which nobody forges. */
const hashBytes = 16;

/** The hash of the text of a state. */
export const hashOfStep = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, hashBytes);

/** The same as text, as files and replays have it. */
export const hexOfStep = (text: string): string => hashOfStep(text).toString('hex');

export type NewStep = Omit<typeof step.$inferInsert, 'number'>;

/** A step that is to be written. */
export interface PendingStep {
  readonly row: NewStep;
  /** What the log begins with where it has not begun yet; null: the step itself is a beginning. */
  readonly found: (() => NewStep) | null;
}

const given = (name: keyof NewStep) => sql.placeholder(name);

/**
 * The statement that appends a step to its log, as a query or a part of one; `stepValues` are its values. It writes
 * nothing where the log has not begun and the step is no beginning.
 */
export const appendingStep = (db: Executor) =>
  db
    .insert(step)
    .select(
      sql`SELECT ${given('aggregate')}::text, ${given('aggregateId')}::text, next.number, ${given('at')}::timestamptz,
        ${given('rules')}::smallint, ${given('event')}::jsonb, ${given('hash')}::bytea, ${given('operationId')}::uuid
      FROM (SELECT coalesce((
        SELECT ${step.number} + 1 FROM ${step}
        WHERE ${step.aggregate} = ${given('aggregate')}::text AND ${step.aggregateId} = ${given('aggregateId')}::text
        ORDER BY ${step.number} DESC LIMIT 1
      ), ${sql.placeholder('first')}::integer) AS number) next WHERE next.number IS NOT NULL`,
    )
    .returning({ number: step.number });

/** The values of `appendingStep`. */
export const stepValues = ({ row, found }: PendingStep) => ({
  ...row,
  at: row.at.toISOString(),
  event: JSON.stringify(row.event),
  operationId: row.operationId ?? null,
  first: found === null ? 0 : null,
});

const append = prepared((db: Executor) => appendingStep(db).prepare('next_step'));

/** Begins a log with what was found, and writes the step after it. */
export const beginWithFound = async (tx: Tx, { row, found }: PendingStep): Promise<void> => {
  if (found === null) throw new Error(`${row.aggregate} ${row.aggregateId}: a beginning was not written`);
  await append(tx).execute(stepValues({ row: found(), found: null }));
  await append(tx).execute(stepValues({ row, found }));
};

/**
 * Appends a step to its log, which begins with it or with what was found. The caller holds the lock of what makes the
 * step, so that numbers follow each other.
 */
export const writeStep = async (tx: Tx, pending: PendingStep): Promise<void> => {
  const written = await append(tx).execute(stepValues(pending));
  if (written.length === 0) await beginWithFound(tx, pending);
};
