import { sql } from 'drizzle-orm';
import type { App } from '../app';
import type { Executor } from '../db/open-database';
import { countInRedis } from '../redis/count-in-redis';
import { Refusal } from './refusal';

/**
 * Counts one hit in the key's window of real time, across all processes, and returns the count so far. Redis counts
 * where it is set up and responds; while it does not, PostgreSQL counts, starting from zero. A window starts with the
 * first hit after the previous one has ended.
 */
export const countHit = async (app: App, key: string, windowMs: number): Promise<number> =>
  (await countInRedis(app.redis, key, windowMs)) ?? (await countHits(app.db, [key], windowMs))[0] ?? 1;

/**
 * The same in PostgreSQL for many keys at once, always in the order of the keys so that transactions do not deadlock.
 * Returns the count of each hit, including those before it in the list.
 */
export const countHits = async (
  db: Executor,
  keys: readonly string[],
  windowMs: number,
): Promise<readonly number[]> => {
  const counted = new Map<string, number>();
  for (const key of keys) counted.set(key, (counted.get(key) ?? 0) + 1);
  const now = Date.now();
  const at = new Date(now).toISOString();
  const sorted = [...counted].sort(([a], [b]) => (a < b ? -1 : 1));
  // An open window continues; one that has ended starts again with the new hits.
  const { rows } = await db.execute<{ key: string; hits: number }>(sql`
    INSERT INTO rate_count AS kept (key, hits, resets_at)
    SELECT key, hits, ${new Date(now + windowMs).toISOString()}::timestamptz
    FROM unnest(${sql.param(sorted.map(([key]) => key))}::text[], ${sql.param(sorted.map(([, hits]) => hits))}::integer[]) AS given (key, hits)
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN kept.resets_at <= ${at}::timestamptz THEN excluded.hits ELSE kept.hits + excluded.hits END,
      resets_at = CASE WHEN kept.resets_at <= ${at}::timestamptz THEN excluded.resets_at ELSE kept.resets_at END
    RETURNING kept.key, kept.hits`);
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
