import { sql } from 'drizzle-orm';
import type { App } from '../app';
import { rateCount } from '../db/schema/people';
import { Refusal } from './refusal';

/** A window that is open goes on; one that is over starts again with what is added. */
const addedSince = (now: Date) => {
  const isOver = sql`${rateCount.resetsAt} <= ${now.toISOString()}::timestamptz`;
  return {
    hits: sql`CASE WHEN ${isOver} THEN excluded.hits ELSE ${rateCount.hits} + excluded.hits END`,
    resetsAt: sql`CASE WHEN ${isOver} THEN excluded.resets_at ELSE ${rateCount.resetsAt} END`,
  };
};

/**
 * Counts one more of something in its window of real time, over all nodes; gives the count so far.
 * The window starts with the first hit after the previous one closed.
 */
export const countHit = async (app: App, key: string, windowMs: number): Promise<number> =>
  (await countHits(app, [key], windowMs))[0] ?? 1;

/**
 * The same for many keys at once, in one order for everybody: the count of each hit when those before it in the list
 * are counted too.
 */
export const countHits = async (app: App, keys: readonly string[], windowMs: number): Promise<readonly number[]> => {
  const counted = new Map<string, number>();
  for (const key of keys) counted.set(key, (counted.get(key) ?? 0) + 1);
  const now = new Date();
  const resetsAt = new Date(now.getTime() + windowMs);
  const rows = await app.db
    .insert(rateCount)
    .values([...counted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, hits]) => ({ key, hits, resetsAt })))
    .onConflictDoUpdate({ target: rateCount.key, set: addedSince(now) })
    .returning({ key: rateCount.key, hits: rateCount.hits });
  const before = new Map(rows.map(({ key, hits }) => [key, hits - (counted.get(key) ?? 0)]));
  return keys.map((key) => {
    const hits = (before.get(key) ?? 0) + 1;
    before.set(key, hits);
    return hits;
  });
};

/** @throws Refusal RATE_LIMITED beyond `limit` hits in the window. */
export const limitRate = async (app: App, key: string, limit: number, windowMs: number): Promise<void> => {
  if ((await countHit(app, key, windowMs)) > limit) throw new Refusal('RATE_LIMITED');
};
