import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { adminTodayContract } from '../../../../contract/admin/today';
import { kopecksToRubles } from '../../../../domain/money/kopecks';
import { minutes } from '../../../../domain/time/durations';
import type { Tx } from '../../../platform/db/open-database';
import type { Handler } from '../../../platform/http/call';
import { countOnce } from './counted-once';

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
});
const ledger = z.object({ operations: z.number(), sum: z.number(), accountsOff: z.number(), off: z.number() });

const one = async <Row extends Record<string, unknown>>(rows: Promise<{ rows: Row[] }>): Promise<Row> => {
  const [row] = (await rows).rows;
  if (!row) throw new Error('an aggregate gives a row');
  return row;
};

/** One walk through the accounts; the service's accounts are few and counted by their transfers. */
const countMoney = (tx: Tx): Promise<z.output<typeof money>> =>
  one(
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
          coalesce(sum(balance) FILTER (WHERE kind = 'HOLD' AND owner LIKE 'booking:%'), 0)::float8 AS bookings
        FROM account WHERE balance > 0
      ), service AS (
        SELECT
          coalesce((SELECT sum(amount) FROM transfer WHERE credit_account IN (SELECT id FROM account WHERE kind = 'PLATFORM')), 0)::float8
          - coalesce((SELECT sum(amount) FROM transfer WHERE debit_account IN (SELECT id FROM account WHERE kind = 'PLATFORM')), 0)::float8 AS service
      )
      SELECT * FROM held, service`),
  );

/** Every account's cached balance against what its transfers add up to, and all transfers against nothing. */
const checkLedger = (tx: Tx): Promise<z.output<typeof ledger>> =>
  one(
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

/** Sums move all the time and are worth a minute; the check walks through every transfer there is. */
const freshFor = { money: minutes(1), ledger: minutes(15) } as const;

export const moneyNow: Handler<(typeof adminTodayContract)['GET /v1/admin/today/money']> = async (app, { query }) => {
  const now = await countOnce(app, { name: 'money', shape: money, freshFor: freshFor.money, count: countMoney });
  const check = await countOnce(app, {
    name: 'ledger',
    shape: ledger,
    freshFor: query.check === true ? 0 : freshFor.ledger,
    count: checkLedger,
  });
  const { people, withdrawalCount, ...sums } = now.value;
  return {
    people,
    withdrawalCount,
    balances: kopecksToRubles(sums.balances),
    bonus: kopecksToRubles(sums.bonus),
    squads: kopecksToRubles(sums.squads),
    withdrawals: kopecksToRubles(sums.withdrawals),
    reserves: kopecksToRubles(sums.reserves),
    courses: kopecksToRubles(sums.courses),
    bookings: kopecksToRubles(sums.bookings),
    service: kopecksToRubles(sums.service),
    countedAt: now.countedAt.toISOString(),
    ledger: {
      operations: check.value.operations,
      sum: kopecksToRubles(check.value.sum),
      accountsOff: check.value.accountsOff,
      off: kopecksToRubles(check.value.off),
      checkedAt: check.countedAt.toISOString(),
    },
  };
};
