import { sql } from 'drizzle-orm';
import type { deskTodayContract } from '#contract/desk/today.ts';
import { days } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { dayStart } from './day-start';

interface HourRow extends Record<string, unknown> {
  readonly hour: number;
  readonly started: number;
  readonly disbanded: number;
  readonly turnover: number;
  readonly byNow: number;
}

interface Day {
  readonly start: Date;
  readonly end: Date;
  /** Orders that started before this moment are also counted separately. */
  readonly by: Date;
  readonly timeZone: string;
}

/** One day of orders, by the hour in which all members had paid and arrived. */
const ordersOf = async (app: App, { start, end, by, timeZone }: Day) => {
  const { rows } = await app.db.execute<HourRow>(sql`
    SELECT
      extract(hour FROM h.created_at AT TIME ZONE ${timeZone})::integer AS hour,
      count(*)::integer AS started,
      (count(*) FILTER (WHERE s.status = 'DISBANDED'))::integer AS disbanded,
      coalesce(sum(s.quote_total), 0)::float8 AS turnover,
      (count(*) FILTER (WHERE h.created_at < ${by}))::integer AS "byNow"
    FROM squad_history h JOIN squad s ON s.id = h.squad_id
    WHERE h.event = 'STARTED' AND h.created_at >= ${start} AND h.created_at < ${end}
    GROUP BY 1`);
  const byHour = Array.from({ length: 24 }, (_, hour) => {
    const row = rows.find((one) => one.hour === hour);
    return { hour, started: row?.started ?? 0, disbanded: row?.disbanded ?? 0, turnover: row?.turnover ?? 0 };
  });
  return { byHour, byNow: rows.reduce((sum, row) => sum + row.byNow, 0) };
};

interface WeekRow extends Record<string, unknown> {
  readonly started: number;
  readonly missed: number;
  readonly disputed: number;
  readonly refunded: number;
}

/** How many of the paid orders of the last seven days ended badly. */
const weekOf = async (app: App, now: number) => {
  const since = new Date(now - days(7));
  const { rows } = await app.db.execute<WeekRow>(sql`
    WITH started AS (
      SELECT h.squad_id FROM squad_history h WHERE h.event = 'STARTED' AND h.created_at >= ${since}
    )
    SELECT
      count(*)::integer AS started,
      (count(*) FILTER (WHERE EXISTS (SELECT FROM mate_strike m WHERE m.created_at >= ${since} AND m.squad_id = s.id)))::integer AS missed,
      (count(*) FILTER (WHERE s.dispute IS NOT NULL))::integer AS disputed,
      (count(*) FILTER (WHERE EXISTS (SELECT FROM squad_payment p WHERE p.squad_id = s.id AND p.refunded > 0)))::integer AS refunded
    FROM started JOIN squad s ON s.id = started.squad_id`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate gives a row');
  const of = row.started;
  return {
    started: of,
    noShows: { count: row.missed, of },
    disputes: { count: row.disputed, of },
    refunds: { count: row.refunded, of },
  };
};

export const ordersByHour: Handler<(typeof deskTodayContract)['GET /v1/admin/today/orders']> = async (
  app,
  { query: { timeZone } },
) => {
  const now = app.clock.now();
  const start = await dayStart(app, now, timeZone);
  const day = (ago: number) => ({
    start: new Date(start - days(ago)),
    end: new Date(start + days(1 - ago)),
    by: new Date(now - days(ago)),
    timeZone,
  });
  const [today, weekAgo, week] = await Promise.all([ordersOf(app, day(0)), ordersOf(app, day(7)), weekOf(app, now)]);
  return { today: today.byHour, weekAgo: weekAgo.byHour, weekAgoByNow: weekAgo.byNow, week };
};
