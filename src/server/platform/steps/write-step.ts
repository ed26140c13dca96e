import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { step } from '../db/schema/steps';

/** Bytes of a hash that are kept: enough to tell states apart, which nobody forges. */
const hashBytes = 16;

/** The hash of the text of a state. */
export const hashOfStep = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, hashBytes);

export type NewStep = Omit<typeof step.$inferInsert, 'number'>;

/**
 * Appends a step to a log that has begun; false where there is none. The caller holds the lock of what makes the step,
 * so that numbers follow each other.
 */
export const nextStep = async (tx: Tx, made: NewStep): Promise<boolean> => {
  const { aggregate, aggregateId, at, rules, event, hash, operationId } = made;
  const { rowCount } = await tx.execute(sql`
    INSERT INTO step (aggregate, aggregate_id, number, at, rules, event, hash, operation_id)
    SELECT ${aggregate}, ${aggregateId}, number + 1, ${at.toISOString()}::timestamptz, ${rules}, ${JSON.stringify(event)}::jsonb, ${hash}, ${operationId ?? null}::uuid
    FROM step WHERE aggregate = ${aggregate} AND aggregate_id = ${aggregateId} ORDER BY number DESC LIMIT 1`);
  return rowCount === 1;
};

/** The first steps of a log, from number 0. */
export const beginSteps = async (tx: Tx, made: readonly NewStep[]): Promise<void> => {
  await tx.insert(step).values(made.map((one, number) => ({ ...one, number })));
};
