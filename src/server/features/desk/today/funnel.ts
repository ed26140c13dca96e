import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { time } from '#contract/schemas/units.ts';
import type { deskTodayContract } from '#contract/desk/today.ts';
import { referralChannels } from '#domain/people/referral-channel.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { days, minutes } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { cachedCount } from './cached-count';
import { dayStart } from './day-start';

const funnel = z.object({
  registered: z.number(),
  invited: z.number(),
  channels: z.record(z.enum(referralChannels), z.number()),
  confirmed: z.number(),
  deposited: z.number(),
  firstSquad: z.number(),
  secondSquad: z.number(),
  invitedToday: z.number(),
  days: z.array(z.object({ day: time, registered: z.number() })),
});

type Steps = Omit<z.output<typeof funnel>, 'days'>;

/** People who registered today and in the six days before and are not mates, by how far each has got. */
const countFunnel =
  (app: App) =>
  async (tx: Tx): Promise<z.output<typeof funnel>> => {
    const now = app.clock.now();
    const midnight = await dayStart(app, now, defaultTimeZone);
    const today = new Date(midnight);
    const since = new Date(midnight - days(6));
    const { rows } = await tx.execute<Steps & Record<string, unknown>>(sql`
      WITH came AS (
        SELECT u.id, u.email_confirmed_at, u.orders, u.created_at FROM app_user u
        WHERE u.created_at >= ${since} AND NOT EXISTS (SELECT FROM mate_access a WHERE a.user_id = u.id)
      )
      SELECT
        count(*)::integer AS registered,
        count(r.client_id)::integer AS invited,
        json_build_object(
          'TELEGRAM', count(*) FILTER (WHERE r.channel = 'TELEGRAM'),
          'DISCORD', count(*) FILTER (WHERE r.channel = 'DISCORD')
        ) AS channels,
        (count(r.client_id) FILTER (WHERE came.created_at >= ${today}))::integer AS "invitedToday",
        (count(*) FILTER (WHERE email_confirmed_at IS NOT NULL))::integer AS confirmed,
        (count(*) FILTER (WHERE EXISTS (SELECT FROM deposit d WHERE d.user_id = came.id AND d.status = 'PAID')))::integer AS deposited,
        (count(*) FILTER (WHERE orders >= 1))::integer AS "firstSquad",
        (count(*) FILTER (WHERE orders >= 2))::integer AS "secondSquad"
      FROM came LEFT JOIN referral r ON r.client_id = came.id`);
    const byDay = await tx.execute<{ ago: number; registered: number }>(sql`
      SELECT ceil(extract(epoch FROM ${today}::timestamptz - u.created_at) / 86400)::integer AS ago,
        count(*)::integer AS registered
      FROM app_user u
      WHERE u.created_at >= ${since} AND NOT EXISTS (SELECT FROM mate_access a WHERE a.user_id = u.id)
      GROUP BY 1`);
    const [steps] = rows;
    if (!steps) throw new Error('an aggregate gives a row');
    return {
      ...steps,
      days: Array.from({ length: 7 }, (_, index) => {
        const ago = 6 - index;
        return {
          day: new Date(midnight - days(ago)),
          registered: byDay.rows.find((row) => row.ago === ago)?.registered ?? 0,
        };
      }),
    };
  };

export const readFunnel: Handler<(typeof deskTodayContract)['GET /v1/admin/today/funnel']> = async (app) =>
  (await cachedCount(app, { name: 'funnel', shape: funnel, maxAge: minutes(5), count: countFunnel(app) })).value;
