import { and, asc, eq, inArray } from 'drizzle-orm';
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

/** The events of several logs, log by log, each in its order. */
export const readLogs = async <Event>(
  db: Executor,
  aggregate: string,
  aggregateIds: readonly string[],
): Promise<readonly { readonly aggregateId: string; readonly number: number; readonly event: Event }[]> => {
  const rows = await db
    .select({ aggregateId: step.aggregateId, number: step.number, event: step.event })
    .from(step)
    .where(and(eq(step.aggregate, aggregate), inArray(step.aggregateId, [...aggregateIds])))
    .orderBy(asc(step.aggregateId), asc(step.number));
  return rows as readonly (Pick<typeof step.$inferSelect, 'aggregateId' | 'number'> & { readonly event: Event })[];
};
