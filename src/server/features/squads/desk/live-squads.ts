import { asc, count, inArray, sql } from 'drizzle-orm';
import { activeStatuses } from '#domain/squad/facts/squad-enums.ts';
import type { App } from '#server/platform/app.ts';
import { deadline } from '#server/platform/db/schema/outbox-and-deadlines.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import { squadLines } from './squad-row';

/** Written exactly as the predicate of the partial index. */
const isLive = sql`${squad.status} IN ('PENDING', 'READY', 'STARTED', 'IN_A_GAME')`;
const shown = 30;

/** Active squads, those with the nearest deadline first, and their number in each state. */
export const liveSquads = async (app: App) => {
  const now = app.clock.now();
  const counts = await app.db
    .select({ status: squad.status, count: count() })
    .from(squad)
    .where(inArray(squad.status, [...activeStatuses]))
    .groupBy(squad.status);
  const term = sql<Date | null>`(SELECT min(${deadline.dueAt}) FROM ${deadline} WHERE ${deadline.aggregate} = 'squad:' || ${squad.id})`;
  const ids = await app.db
    .select({ id: squad.id })
    .from(squad)
    .where(isLive)
    .orderBy(sql`${term} ASC NULLS LAST`, asc(squad.id))
    .limit(shown);
  const lines = await squadLines(
    app.db,
    ids.map(({ id }) => id),
    now,
  );
  const { rows } = await app.db.execute<{ overdue: number }>(sql`
    SELECT count(DISTINCT aggregate)::integer AS overdue FROM deadline
    WHERE attempts > 0 AND aggregate LIKE 'squad:%' AND due_at < ${new Date(now)}`);
  const termOf = (line: (typeof lines)[number]): number => (line.next ? line.next.at.getTime() : Infinity);
  return {
    items: [...lines].sort((one, other) => termOf(one) - termOf(other)),
    counts: activeStatuses.map((status) => ({
      status,
      count: counts.find((row) => row.status === status)?.count ?? 0,
    })),
    overdue: rows[0]?.overdue ?? 0,
  };
};
