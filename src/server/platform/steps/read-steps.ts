import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/open-database';
import { step } from '../db/schema/steps';

export interface StoredStep<Event> {
  readonly number: number;
  readonly at: Date;
  readonly rules: number;
  readonly event: Event;
  readonly hash: Buffer;
  readonly operationId: string | null;
}

/** The steps of one log in their order. `Event`: what its aggregate writes. */
export const readSteps = async <Event>(
  db: Executor,
  aggregate: string,
  aggregateId: string,
): Promise<readonly StoredStep<Event>[]> => {
  const rows = await db
    .select()
    .from(step)
    .where(and(eq(step.aggregate, aggregate), eq(step.aggregateId, aggregateId)))
    .orderBy(asc(step.number));
  return rows as readonly (typeof step.$inferSelect & { readonly event: Event })[];
};
