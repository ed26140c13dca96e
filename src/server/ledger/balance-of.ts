import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/open-database';
import { account } from '../db/schema/ledger';
import type { AccountRef } from './account-ref';

/** Cached balance in kopecks; 0 for an account not yet used. `lock` keeps it unchanged until the transaction ends. */
export const balanceOf = async (db: Executor, ref: AccountRef, lock = false): Promise<number> => {
  const query = db.select({ balance: account.balance }).from(account).where(and(eq(account.kind, ref.kind), eq(account.owner, ref.owner)));
  const [row] = await (lock ? query.for('update') : query);
  return row?.balance ?? 0;
};
