import { sql } from 'drizzle-orm';
import type { App } from '../app/app';
import { rateCount } from '../db/schema/people';
import { Refusal } from './refusal';

/**
 * Counts one more of something in its window of real time, over all nodes; gives the count so far.
 * The window starts with the first hit after the previous one closed.
 */
export const countHit = async (app: App, key: string, windowMs: number): Promise<number> => {
  const now = new Date();
  const resetsAt = new Date(now.getTime() + windowMs);
  const [row] = await app.db
    .insert(rateCount)
    .values({ key, hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateCount.key,
      set: {
        hits: sql`CASE WHEN ${rateCount.resetsAt} <= ${now.toISOString()}::timestamptz THEN 1 ELSE ${rateCount.hits} + 1 END`,
        resetsAt: sql`CASE WHEN ${rateCount.resetsAt} <= ${now.toISOString()}::timestamptz THEN ${resetsAt.toISOString()}::timestamptz ELSE ${rateCount.resetsAt} END`,
      },
    })
    .returning({ hits: rateCount.hits });
  return row?.hits ?? 1;
};

/** @throws Refusal RATE_LIMITED beyond `limit` hits in the window. */
export const limitRate = async (app: App, key: string, limit: number, windowMs: number): Promise<void> => {
  if ((await countHit(app, key, windowMs)) > limit) throw new Refusal('RATE_LIMITED');
};
