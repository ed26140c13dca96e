import { and, count, eq, isNotNull } from 'drizzle-orm';
import { doublingPause } from '#domain/time/doubling-pause.ts';
import type { Db } from '../db/open-database';
import { deadline } from '../db/schema/outbox-and-deadlines';

export type DeadlineRow = typeof deadline.$inferSelect;

const firstRetryMs = 10_000;
const longestRetryMs = 15 * 60_000;
const giveUpAfterMs = 24 * 60 * 60_000;

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

/**
 * Records that a deadline failed: it stays due at its moment and is retried with backoff; after a day of tries it is
 * given up and waits for an operator. A deadline that was moved or handled in the meantime is left alone. `now` in
 * epoch ms of product time. Returns whether it was given up.
 */
export const recordFailure = async (db: Db, row: DeadlineRow, problem: unknown, now: number): Promise<boolean> => {
  const firstFailedAt = row.firstFailedAt ?? new Date(now);
  const isGivenUp = now - firstFailedAt.getTime() >= giveUpAfterMs;
  const pause = doublingPause(firstRetryMs, longestRetryMs, row.attempts);
  const noted = await db
    .update(deadline)
    .set({
      attempts: row.attempts + 1,
      firstFailedAt,
      nextTryAt: new Date(now + pause),
      failedAt: isGivenUp ? new Date(now) : null,
      error: messageOf(problem),
    })
    .where(and(eq(deadline.id, row.id), eq(deadline.dueAt, row.dueAt), eq(deadline.attempts, row.attempts)))
    .returning({ id: deadline.id });
  return isGivenUp && noted.length > 0;
};

/** Deadlines that were given up and wait for an operator. */
export const countGivenUp = async (db: Db): Promise<number> => {
  const [found] = await db.select({ rows: count() }).from(deadline).where(isNotNull(deadline.failedAt));
  return found?.rows ?? 0;
};
