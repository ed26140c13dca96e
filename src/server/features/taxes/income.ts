import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { earningTypes } from '#domain/money/transaction-type.ts';
import { type IncomeStanding, incomeStanding } from '#domain/taxes/npd-income.ts';
import { moscowYear, startOfMoscowYear } from '#domain/time/moscow.ts';
import type { App } from '../../platform/app';
import type { Executor } from '../../platform/db/open-database';
import { balanceTransaction } from '../../platform/db/schema/money/ledger';
import { taxProfile } from '../../platform/db/schema/money/taxes';

interface Income {
  readonly year: number;
  /** By this account alone: whoever types the INN of another is not to read their income. */
  readonly own: Kopecks;
  /** By everybody self-employed with the same INN: the limit is that of a person. */
  readonly earned: Kopecks;
  readonly limit: Kopecks;
  /** From which sum a warning is due. */
  readonly warnFrom: Kopecks;
  readonly standing: IncomeStanding;
}

/** The accounts whose income counts together with that of this one. */
const accountsOf = async (db: Executor, userId: string): Promise<readonly string[]> => {
  const own = alias(taxProfile, 'own');
  const rows = await db
    .select({ id: taxProfile.userId })
    .from(own)
    .innerJoin(taxProfile, and(eq(taxProfile.innHash, own.innHash), eq(taxProfile.status, own.status)))
    .where(and(eq(own.userId, userId), eq(own.status, 'SELF_EMPLOYED')));
  return rows.length === 0 ? [userId] : rows.map(({ id }) => id);
};

/** What a mate has earned in the present year of Moscow, against the limit of the self-employed. */
export const incomeOf = async (app: Pick<App, 'clock' | 'settings'>, db: Executor, userId: string): Promise<Income> => {
  const year = moscowYear(app.clock.now());
  const [row] = await db
    .select({
      earned: sql<number>`coalesce(sum(${balanceTransaction.amount}), 0)::bigint`.mapWith(Number),
      own: sql<number>`coalesce(sum(${balanceTransaction.amount}) FILTER (WHERE ${eq(balanceTransaction.userId, userId)}), 0)::bigint`.mapWith(
        Number,
      ),
    })
    .from(balanceTransaction)
    .where(
      and(
        inArray(balanceTransaction.userId, [...(await accountsOf(db, userId))]),
        inArray(balanceTransaction.type, [...earningTypes]),
        gte(balanceTransaction.createdAt, new Date(startOfMoscowYear(year))),
        lt(balanceTransaction.createdAt, new Date(startOfMoscowYear(year + 1))),
      ),
    );
  const [limit, warnAt] = [await app.settings.get('npd-income-limit'), await app.settings.get('npd-income-warning')];
  const { earned, own } = row ?? { earned: 0, own: 0 };
  return {
    year,
    own,
    earned,
    limit,
    warnFrom: Math.ceil((limit * warnAt) / 100),
    standing: incomeStanding(earned, limit, warnAt),
  };
};
