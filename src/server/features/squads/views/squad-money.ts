import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';

/** The sum that a person received from a squad in transactions that satisfy `which`, kopecks. */
export const squadMoney = async (
  db: Executor,
  squadId: number,
  userId: string,
  which: SQL | undefined,
): Promise<Kopecks> => {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${balanceTransaction.amount}), 0)::float8` })
    .from(balanceTransaction)
    .where(and(eq(balanceTransaction.squadId, squadId), eq(balanceTransaction.userId, userId), which));
  return row?.sum ?? 0;
};
