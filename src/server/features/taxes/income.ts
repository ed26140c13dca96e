import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { earningTypes } from '#domain/money/transaction-type.ts';
import { type IncomeStanding, incomeStanding } from '#domain/taxes/npd-income.ts';
import { moscowYear, startOfMoscowYear } from '#domain/time/moscow.ts';
import type { App } from '../../platform/app';
import type { Executor } from '../../platform/db/open-database';
import { balanceTransaction } from '../../platform/db/schema/money/ledger';

interface Income {
  readonly year: number;
  readonly earned: Kopecks;
  readonly limit: Kopecks;
  /** From which sum a warning is due. */
  readonly warnFrom: Kopecks;
  readonly standing: IncomeStanding;
}

/** What a mate has earned in the present year of Moscow, against the limit of the self-employed. */
export const incomeOf = async (app: Pick<App, 'clock' | 'settings'>, db: Executor, userId: string): Promise<Income> => {
  const year = moscowYear(app.clock.now());
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${balanceTransaction.amount}), 0)::bigint`.mapWith(Number) })
    .from(balanceTransaction)
    .where(
      and(
        eq(balanceTransaction.userId, userId),
        inArray(balanceTransaction.type, [...earningTypes]),
        gte(balanceTransaction.createdAt, new Date(startOfMoscowYear(year))),
        lt(balanceTransaction.createdAt, new Date(startOfMoscowYear(year + 1))),
      ),
    );
  const [limit, warnAt] = [await app.settings.get('npd-income-limit'), await app.settings.get('npd-income-warning')];
  const earned = row?.sum ?? 0;
  return {
    year,
    earned,
    limit,
    warnFrom: Math.ceil((limit * warnAt) / 100),
    standing: incomeStanding(earned, limit, warnAt),
  };
};
