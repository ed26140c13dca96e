import { sql } from 'drizzle-orm';
import { hasWallClock } from '#domain/text/wall-time.ts';
import type { App } from '#server/platform/app.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/**
 * Midnight of that day in the operator's time zone, epoch ms.
 * @throws Refusal VALIDATION_ERROR for an unknown time zone
 */
export const dayStart = async (app: App, now: number, timeZone: string): Promise<number> => {
  if (!hasWallClock(timeZone)) throw new Refusal('VALIDATION_ERROR');
  const { rows } = await app.db.execute<{ start: Date }>(sql`
    SELECT date_trunc('day', ${new Date(now)}::timestamptz AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone} AS start`);
  return rows[0] ? new Date(rows[0].start).getTime() : now;
};
