import { sql } from 'drizzle-orm';
import type { WithdrawalMethod } from '#domain/money/withdrawal.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Db, Tx } from '../../platform/db/open-database';
import { requisitesToSeal, withdrawal, withdrawalMethod } from '../../platform/db/schema/money/ledger';
import { sealWallet } from './sealed-wallet';

const batch = 500;

interface Unsealed extends Record<string, unknown> {
  readonly id: string;
  readonly method: WithdrawalMethod;
  readonly wallet: string;
}

const takeBatch = async (
  tx: Tx,
  source: 'withdrawal' | 'withdrawal_method',
  table: typeof withdrawal | typeof withdrawalMethod,
) => {
  const { rows } = await tx.execute<Unsealed>(sql`
    SELECT kept.id, ${table.method} AS method, kept.wallet
    FROM ${requisitesToSeal} kept JOIN ${table} ON ${table.id} = kept.id
    WHERE kept.source = ${source} ORDER BY kept.id LIMIT ${batch} FOR UPDATE OF kept`);
  return rows;
};

/** Seals a batch and forgets its numbers; false: there was none. */
const sealBatch = async (
  tx: Tx,
  secret: string,
  source: 'withdrawal' | 'withdrawal_method',
  table: typeof withdrawal | typeof withdrawalMethod,
): Promise<boolean> => {
  const rows = await takeBatch(tx, source, table);
  if (rows.length === 0) return false;
  const sealed = rows.map(({ method, wallet }) => sealWallet(secret, method, wallet));
  const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
  const ids = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;
  await tx.execute(sql`
    UPDATE ${table} SET wallet_sealed = decode(given.sealed, 'hex'), wallet_hash = decode(given.hash, 'hex'),
      wallet_shown = given.shown, wallet_end = given.wallet_end
    FROM unnest(${ids}, ${texts(sealed.map(({ walletSealed }) => walletSealed.toString('hex')))},
      ${texts(sealed.map(({ walletHash }) => walletHash.toString('hex')))},
      ${texts(sealed.map(({ walletShown }) => walletShown))}, ${texts(sealed.map(({ walletEnd }) => walletEnd))})
      AS given (id, sealed, hash, shown, wallet_end)
    WHERE ${table.id} = given.id`);
  await tx.execute(sql`DELETE FROM ${requisitesToSeal} WHERE source = ${source} AND id = ANY (${ids})`);
  return true;
};

/**
 * Seals the numbers that an earlier release stored as they are, and forgets them. Runs at each start before the server
 * listens; a start that breaks off is continued by the next one, and of two at once the second waits for the first.
 */
export const sealStored = async (db: Db, secret: string): Promise<void> => {
  const whole = async (seal: (tx: Tx) => Promise<boolean>): Promise<void> => {
    while (await inTransaction(db, seal));
  };
  await whole((tx) => sealBatch(tx, secret, 'withdrawal', withdrawal));
  await whole((tx) => sealBatch(tx, secret, 'withdrawal_method', withdrawalMethod));
};
