import { sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { earnings, monthEarnings } from '#contract/desk/money/earnings.ts';
import { earningTypes } from '#domain/money/transaction-type.ts';
import { days } from '#domain/time/durations.ts';
import type { App } from '../../platform/app';

const month = days(30);
const week = days(7);
const shownWeeks = 12;

/** The transaction types that are earnings, as an SQL list. */
export const earningTypesSql = sql.join(
  earningTypes.map((type) => sql`${type}`),
  sql`, `,
);

interface MonthRow extends Record<string, unknown> {
  readonly orders: string;
  readonly squads: number;
  readonly tips: string;
  readonly articles: string;
  readonly reserves: string;
}

/** Earnings of the last thirty days. */
export const readMonthEarnings = async (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  userId: string,
): Promise<output<typeof monthEarnings>> => {
  const since = new Date(clock.now() - month);
  const sumOf = (type: (typeof earningTypes)[number]) => sql`coalesce(sum(amount) FILTER (WHERE type = ${type}), 0)`;
  const { rows } = await db.execute<MonthRow>(sql`
    SELECT
      ${sumOf('SELL')} AS orders,
      count(DISTINCT squad_id) FILTER (WHERE type = 'SELL')::integer AS squads,
      ${sumOf('SELL_TIPS')} AS tips,
      ${sumOf('SELL_BLOG_ARTICLE')} AS articles,
      ${sumOf('BALANCE_UNRESERVE')} AS reserves
    FROM balance_transaction
    WHERE user_id = ${userId} AND created_at > ${since} AND type IN (${earningTypesSql})`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate gives a row');
  return {
    orders: Number(row.orders),
    squads: row.squads,
    tips: Number(row.tips),
    articles: Number(row.articles),
    reserves: Number(row.reserves),
  };
};

/** Earnings by week up to now. */
export const readEarnings = async (
  app: Pick<App, 'db' | 'clock'>,
  userId: string,
): Promise<output<typeof earnings>> => {
  const now = app.clock.now();
  const first = now - shownWeeks * week;
  const { rows } = await app.db.execute<{ place: number; sum: string }>(sql`
    SELECT least(${shownWeeks - 1}, floor(extract(epoch FROM created_at - ${new Date(first)}::timestamptz) * 1000 / ${week}))::integer AS place,
      sum(amount) AS sum
    FROM balance_transaction
    WHERE user_id = ${userId} AND created_at >= ${new Date(first)} AND type IN (${earningTypesSql})
    GROUP BY place`);
  const sums = new Map(rows.map(({ place, sum }) => [place, Number(sum)]));
  return {
    month: await readMonthEarnings(app, userId),
    weeks: Array.from({ length: shownWeeks }, (_, place) => ({
      from: new Date(first + place * week),
      sum: sums.get(place) ?? 0,
    })),
  };
};
