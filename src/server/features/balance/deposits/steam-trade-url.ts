import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/open-database';
import { steamAddress } from '../../../platform/db/schema/money/deposits';

/** The Steam trade address that a person has used; null when none. */
export const savedTradeUrl = async (db: Executor, userId: string): Promise<string | null> => {
  const [row] = await db.select().from(steamAddress).where(eq(steamAddress.userId, userId));
  return row?.tradeUrl ?? null;
};

/** Keeps it for the next time. It was checked before. */
export const saveTradeUrl = async (tx: Tx, userId: string, tradeUrl: string): Promise<void> => {
  await tx
    .insert(steamAddress)
    .values({ userId, tradeUrl })
    .onConflictDoUpdate({ target: steamAddress.userId, set: { tradeUrl } });
};

export const deleteTradeUrl = async (tx: Executor, userId: string): Promise<void> => {
  await tx.delete(steamAddress).where(eq(steamAddress.userId, userId));
};
