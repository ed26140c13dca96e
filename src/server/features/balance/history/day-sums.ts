import { and, sql } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { chosenLines, type TransactionFilter } from './chosen-lines';

interface DaySum {
  /** `2026-11-22` in the filter's time zone. */
  readonly day: string;
  readonly income: Kopecks;
  /** Negative. */
  readonly spent: Kopecks;
}

/** Income and spending by day, from the day of `oldest` to that of `newest`, over the lines that match the filter. */
export const daySums = async (
  db: Db,
  userId: string,
  filter: TransactionFilter,
  span: { readonly oldest: Date; readonly newest: Date },
): Promise<DaySum[]> => {
  const zone = filter.zone ?? defaultTimeZone;
  const { createdAt, amount } = balanceTransaction;
  const dayStart = (moment: Date) =>
    sql`(date_trunc('day', ${moment}::timestamptz AT TIME ZONE ${zone}) AT TIME ZONE ${zone})`;
  const nextDay = sql`((date_trunc('day', ${span.newest}::timestamptz AT TIME ZONE ${zone}) + interval '1 day') AT TIME ZONE ${zone})`;
  const day = sql<string>`to_char(${createdAt} AT TIME ZONE ${zone}, 'YYYY-MM-DD')`.as('day');
  const rows = await db
    .select({
      day,
      income: sql<string>`coalesce(sum(${amount}) FILTER (WHERE ${amount} > 0), 0)`,
      spent: sql<string>`coalesce(sum(${amount}) FILTER (WHERE ${amount} < 0), 0)`,
    })
    .from(balanceTransaction)
    .where(
      and(chosenLines(userId, filter), sql`${createdAt} >= ${dayStart(span.oldest)}`, sql`${createdAt} < ${nextDay}`),
    )
    .groupBy(sql`day`)
    .orderBy(sql`day DESC`);
  return rows.map((row) => ({ day: row.day, income: Number(row.income), spent: Number(row.spent) }));
};
