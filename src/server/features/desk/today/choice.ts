import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type deskTodayContract, choice } from '#contract/desk/today.ts';
import { gini, placeGroups } from '#domain/order/place-figures.ts';
import { squadTimers } from '#domain/squad/facts/squad-timers.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { days, minutes } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { cachedCount } from './cached-count';

interface Window {
  readonly since: Date;
  /** Calls that may still be answered are left out. */
  readonly until: Date;
}

interface RequestRow extends Record<string, unknown> {
  readonly gameId: string | null;
  readonly hour: number | null;
  readonly requests: number;
  readonly found: number;
  readonly firstYes: number | null;
}

/** Squads that called mates by name: by game and hour, by game, and all; `firstYes` is the median in seconds. */
const readRequests = async (tx: Tx, { since, until }: Window): Promise<readonly RequestRow[]> =>
  (
    await tx.execute<RequestRow>(sql`
    WITH called AS (
      SELECT squad_id, invited_at AS at, CASE WHEN answer = 'ACCEPTED' THEN answered_at END AS yes
      FROM mate_answer WHERE answered_at >= ${since}
      UNION ALL SELECT squad_id, called_at, NULL FROM mate_call_place WHERE called_at >= ${since}
    ), request AS (
      SELECT squad_id, min(at) AS at, min(yes) AS yes FROM called GROUP BY squad_id
      HAVING min(at) >= ${since} AND min(at) < ${until}
    )
    SELECT squad.game_id AS "gameId", part.hour, count(*)::integer AS requests, count(request.yes)::integer AS found,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM request.yes - request.at)))::integer AS "firstYes"
    FROM request JOIN squad ON squad.id = request.squad_id
    CROSS JOIN LATERAL (SELECT extract(hour FROM request.at AT TIME ZONE ${sql.raw(`'${defaultTimeZone}'`)})::integer AS hour) part
    GROUP BY GROUPING SETS ((squad.game_id, part.hour), (squad.game_id), ())`)
  ).rows;

/** Calls from the recommended list, and how many of them were accepted, by place. */
const readPlaces = async (tx: Tx, { since, until }: Window) => {
  const { rows } = await tx.execute<{ place: number; calls: number; orders: number }>(sql`
    SELECT called.place, count(*)::integer AS calls, count(answer.squad_id)::integer AS orders
    FROM mate_call_place called LEFT JOIN LATERAL (
      SELECT mate_answer.squad_id FROM mate_answer
      WHERE mate_answer.mate_id = called.mate_id AND mate_answer.squad_id = called.squad_id AND mate_answer.answer = 'ACCEPTED'
        AND mate_answer.answered_at >= ${since}
      LIMIT 1
    ) answer ON true
    WHERE called.called_at >= ${since} AND called.called_at < ${until}
    GROUP BY called.place`);
  return placeGroups.map(({ from, to }) => {
    const own = rows.filter(({ place }) => place >= from && (to === null || place <= to));
    return {
      from,
      to,
      calls: own.reduce((sum, { calls }) => sum + calls, 0),
      orders: own.reduce((sum, { orders }) => sum + orders, 0),
    };
  });
};

/** How unevenly accepted calls fall on those who have a card now. */
const readGini = async (tx: Tx, { since }: Window): Promise<number> => {
  const { rows } = await tx.execute<{ orders: number; mates: number }>(sql`
    SELECT orders, count(*)::integer AS mates FROM (
      SELECT count(answer.mate_id)::integer AS orders FROM mate_card card
      LEFT JOIN mate_answer answer
        ON answer.mate_id = card.user_id AND answer.answer = 'ACCEPTED' AND answer.answered_at >= ${since}
      GROUP BY card.user_id
    ) each GROUP BY orders`);
  return gini(rows.flatMap(({ orders, mates }) => Array.from({ length: mates }, () => orders)));
};

const countChoice =
  (app: App, span: number) =>
  async (tx: Tx): Promise<z.output<typeof choice>> => {
    const now = app.clock.now();
    const window = { since: new Date(now - days(span)), until: new Date(now - squadTimers.mateInvitation) };
    const requests = await readRequests(tx, window);
    const figures = (row: RequestRow | undefined) => ({
      requests: row?.requests ?? 0,
      found: row?.found ?? 0,
      firstYes: row?.firstYes ?? null,
    });
    return {
      ...figures(requests.find(({ gameId }) => gameId === null)),
      games: requests
        .filter(({ gameId, hour }) => gameId !== null && hour === null)
        .sort((one, other) => other.requests - one.requests)
        .map((game) => ({
          gameId: game.gameId ?? '',
          ...figures(game),
          hours: Array.from({ length: 24 }, (_, hour) => {
            const { requests: count, found } = figures(
              requests.find((row) => row.gameId === game.gameId && row.hour === hour),
            );
            return { hour, requests: count, found };
          }),
        })),
      places: await readPlaces(tx, window),
      gini: await readGini(tx, window),
    };
  };

export const readChoice: Handler<(typeof deskTodayContract)['GET /v1/admin/today/choice']> = async (
  app,
  { query: { days: span } },
) =>
  (
    await cachedCount(app, {
      name: `choice ${span}`,
      shape: choice,
      maxAge: minutes(10),
      count: countChoice(app, span),
    })
  ).value;
