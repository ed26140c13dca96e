import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
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

/** A placeholder of a query that gives its row as it is. */
const given = (name: keyof NewStep, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`.as(name);

const append = prepared((db: Executor) =>
  db
    .insert(step)
    .select(
      db
        .select({
          aggregate: given('aggregate', 'text'),
          aggregateId: given('aggregateId', 'text'),
          number: sql`${step.number} + 1`.as('number'),
          at: given('at', 'timestamptz'),
          rules: given('rules', 'smallint'),
          event: given('event', 'jsonb'),
          hash: given('hash', 'bytea'),
          operationId: given('operationId', 'uuid'),
        })
        .from(step)
        .where(
          and(eq(step.aggregate, sql.placeholder('aggregate')), eq(step.aggregateId, sql.placeholder('aggregateId'))),
        )
        .orderBy(desc(step.number))
        .limit(1),
    )
    .prepare('next_step'),
);

/**
 * Appends a step to a log that has begun; false where there is none. The caller holds the lock of what makes the step,
 * so that numbers follow each other.
 */
export const nextStep = async (tx: Tx, made: NewStep): Promise<boolean> => {
  const { rowCount } = await append(tx).execute({
    ...made,
    at: made.at.toISOString(),
    event: JSON.stringify(made.event),
    operationId: made.operationId ?? null,
  });
  return rowCount === 1;
};

/** The first steps of a log, from number 0. */
export const beginSteps = async (tx: Tx, made: readonly NewStep[]): Promise<void> => {
  await tx.insert(step).values(made.map((one, number) => ({ ...one, number })));
};
