import { asc, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { account } from '../db/schema/ledger';
import type { AccountRef } from './account-ref';

/** Balances in kopecks in the order asked, kept unchanged until the transaction ends; locked in id order, as every posting does. */
export const lockBalances = async (tx: Tx, refs: readonly AccountRef[]): Promise<readonly number[]> => {
  const names = sql.join(refs.map(({ kind, owner }) => sql`(${kind}, ${owner})`), sql`, `);
  const rows = await tx
    .select({ kind: account.kind, owner: account.owner, balance: account.balance })
    .from(account)
    .where(sql`(${account.kind}, ${account.owner}) IN (${names})`)
    .orderBy(asc(account.id))
    .for('update');
  return refs.map(({ kind, owner }) => rows.find((row) => row.kind === kind && row.owner === owner)?.balance ?? 0);
};
