import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../db/open-database';
import { account } from '../db/schema/money/ledger';
import type { AccountRef } from '#domain/money/account-ref.ts';

/** Cached balance in kopecks; 0 for an account that has not been used. `lock` locks it until the transaction ends. */
export const balanceOf = async (db: Executor, ref: AccountRef, lock = false): Promise<number> => {
  const query = db
    .select({ balance: account.balance })
    .from(account)
    .where(and(eq(account.kind, ref.kind), eq(account.owner, ref.owner)));
  const [row] = await (lock ? query.for('update') : query);
  return row?.balance ?? 0;
};

/**
 * Balances in kopecks, in the order of `refs`, locked until the transaction ends. Rows are locked in id order, as by
 * every posting, so that transactions do not deadlock.
 */
export const lockBalances = async (tx: Tx, refs: readonly AccountRef[]): Promise<readonly number[]> => {
  const names = sql.join(
    refs.map(({ kind, owner }) => sql`(${kind}, ${owner})`),
    sql`, `,
  );
  const rows = await tx
    .select({ kind: account.kind, owner: account.owner, balance: account.balance })
    .from(account)
    .where(sql`(${account.kind}, ${account.owner}) IN (${names})`)
    .orderBy(asc(account.id))
    .for('update');
  return refs.map(({ kind, owner }) => rows.find((row) => row.kind === kind && row.owner === owner)?.balance ?? 0);
};
