import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { deskTodayContract } from '#contract/desk/today.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { minutes } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { cachedCount } from './cached-count';
import { dayStart } from './day-start';

/** Kopecks. */
const money = z.object({
  balances: z.number(),
  people: z.number(),
  bonus: z.number(),
  squads: z.number(),
  withdrawals: z.number(),
  withdrawalCount: z.number(),
  reserves: z.number(),
  courses: z.number(),
  bookings: z.number(),
  service: z.number(),
  inGame: z.number(),
  unsettled: z.number(),
  reserveCount: z.number(),
  serviceToday: z.number(),
  burning: z.nullable(z.number()),
  burnsAt: z.nullable(z.string()),
});
const ledger = z.object({ operations: z.number(), sum: z.number(), accountsOff: z.number(), off: z.number() });

const singleRow = async <Row extends Record<string, unknown>>(rows: Promise<{ rows: Row[] }>): Promise<Row> => {
  const [row] = (await rows).rows;
  if (!row) throw new Error('an aggregate gives a row');
  return row;
};

/**
 * One scan of the accounts, of the holds of squads joined with their states, and of the remaining grants; the service's
 * few accounts are counted by their transfers.
 */
const countMoney =
  (app: App) =>
  async (tx: Tx): Promise<z.output<typeof money>> => {
    const now = app.clock.now();
    const today = new Date(await dayStart(app, now, defaultTimeZone));
    return singleRow(
      tx.execute<z.output<typeof money>>(sql`
      WITH held AS (
        SELECT
          coalesce(sum(balance) FILTER (WHERE kind = 'USER'), 0)::float8 AS balances,
          (count(*) FILTER (WHERE kind = 'USER' AND balance > 0))::integer AS people,
          coalesce(sum(balance) FILTER (WHERE kind = 'BONUS'), 0)::float8 AS bonus,
          coalesce(sum(balance) FILTER (WHERE kind = 'HOLD' AND owner LIKE 'squad:%'), 0)::float8 AS squads,
          coalesce(sum(balance) FILTER (WHERE kind = 'HOLD' AND owner LIKE 'withdrawal:%'), 0)::float8 AS withdrawals,
          (count(*) FILTER (WHERE kind = 'HOLD' AND owner LIKE 'withdrawal:%' AND balance > 0))::integer AS "withdrawalCount",
          coalesce(sum(balance) FILTER (WHERE kind = 'HOLD' AND owner LIKE 'reserve:%'), 0)::float8 AS reserves,
          coalesce(sum(balance) FILTER (WHERE kind = 'HOLD' AND owner LIKE 'course:%'), 0)::float8 AS courses,
          coalesce(sum(balance) FILTER (WHERE kind = 'HOLD' AND owner LIKE 'booking:%'), 0)::float8 AS bookings,
          (count(*) FILTER (WHERE kind = 'HOLD' AND owner LIKE 'reserve:%'))::integer AS "reserveCount"
        FROM account WHERE balance > 0
      ), played AS (
        SELECT
          coalesce(sum(a.balance) FILTER (WHERE s.status IN ('STARTED', 'IN_A_GAME')), 0)::float8 AS "inGame",
          coalesce(sum(a.balance) FILTER (WHERE s.status = 'FINISHED'), 0)::float8 AS unsettled
        FROM account a JOIN squad s ON s.id = substring(a.owner FROM 7)::integer
        WHERE a.balance > 0 AND a.kind = 'HOLD' AND a.owner LIKE 'squad:%'
      ), sides AS (
        SELECT amount, created_at FROM transfer WHERE credit_account IN (SELECT id FROM account WHERE kind = 'PLATFORM')
        UNION ALL
        SELECT -amount, created_at FROM transfer WHERE debit_account IN (SELECT id FROM account WHERE kind = 'PLATFORM')
      ), service AS (
        SELECT
          coalesce(sum(amount), 0)::float8 AS service,
          coalesce(sum(amount) FILTER (WHERE created_at >= ${today}), 0)::float8 AS "serviceToday"
        FROM sides
      ), burns AS (
        SELECT sum(left_amount)::float8 AS burning, to_json(min(expires_at)) #>> '{}' AS "burnsAt"
        FROM bonus_grant WHERE kind = 'BONUS' AND left_amount > 0 AND expires_at > ${new Date(now)}
        GROUP BY date_trunc('day', expires_at AT TIME ZONE ${defaultTimeZone})
        ORDER BY min(expires_at) LIMIT 1
      )
      SELECT * FROM held, played, service LEFT JOIN burns ON true`),
    );
  };

/** Compares every account's cached balance with the sum of its transfers, and the sum of all transfers with zero. */
const checkLedger = (tx: Tx): Promise<z.output<typeof ledger>> =>
  singleRow(
    tx.execute<z.output<typeof ledger>>(sql`
      WITH moved AS (
        SELECT account, sum(amount) AS amount FROM (
          SELECT credit_account AS account, sum(amount) AS amount FROM transfer GROUP BY credit_account
          UNION ALL
          SELECT debit_account, -sum(amount) FROM transfer GROUP BY debit_account
        ) AS sides GROUP BY account
      ), wrong AS (
        SELECT a.balance - coalesce(m.amount, 0) AS off FROM account a LEFT JOIN moved m ON m.account = a.id
        WHERE a.balance IS NOT NULL AND a.balance <> coalesce(m.amount, 0)
      )
      SELECT
        (SELECT count(*)::float8 FROM operation) AS operations,
        (SELECT coalesce(sum(amount), 0)::float8 FROM moved) AS sum,
        (SELECT count(*)::integer FROM wrong) AS "accountsOff",
        (SELECT coalesce(sum(abs(off)), 0)::float8 FROM wrong) AS off`),
  );

/** Ms. Sums change all the time, so a minute old is fine; the ledger check scans every transfer. */
const maxAges = { money: minutes(1), ledger: minutes(15) } as const;

export const moneyNow: Handler<(typeof deskTodayContract)['GET /v1/admin/today/money']> = async (app, { query }) => {
  const now = await cachedCount(app, { name: 'money', shape: money, maxAge: maxAges.money, count: countMoney(app) });
  const check = await cachedCount(app, {
    name: 'ledger',
    shape: ledger,
    maxAge: query.check === true ? 0 : maxAges.ledger,
    count: checkLedger,
  });
  const { people, withdrawalCount, reserveCount, burning, burnsAt, ...sums } = now.value;
  return {
    people,
    withdrawalCount,
    reserveCount,
    burning: burning === null || burnsAt === null ? null : { amount: burning, at: new Date(burnsAt) },
    ...sums,
    countedAt: now.countedAt,
    ledger: { ...check.value, checkedAt: check.countedAt },
  };
};
