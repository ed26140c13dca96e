import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';

export type DepositRow = typeof deposit.$inferSelect;

/** A deposit, locked until the transaction ends; null when there is none, also for a malformed id. */
export const lockDeposit = async (tx: Tx, id: string): Promise<DepositRow | null> => {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const [row] = await tx.select().from(deposit).where(eq(deposit.id, id)).for('update');
  return row ?? null;
};
