import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { steamAddress } from '#server/platform/db/schema/money/deposits.ts';

/** The Steam trade URL that the person used last; null when there is none. */
export const savedTradeUrl = async (db: Executor, userId: string): Promise<string | null> => {
  const [row] = await db.select().from(steamAddress).where(eq(steamAddress.userId, userId));
  return row?.tradeUrl ?? null;
};

/** Saves a trade URL, already validated, for the next time. */
export const saveTradeUrl = async (tx: Tx, userId: string, tradeUrl: string): Promise<void> => {
  await tx
    .insert(steamAddress)
    .values({ userId, tradeUrl })
    .onConflictDoUpdate({ target: steamAddress.userId, set: { tradeUrl } });
};

export const deleteTradeUrl = async (tx: Executor, userId: string): Promise<void> => {
  await tx.delete(steamAddress).where(eq(steamAddress.userId, userId));
};
