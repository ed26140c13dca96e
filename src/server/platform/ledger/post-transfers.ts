import { sql } from 'drizzle-orm';
import type { AccountRef } from '#domain/money/account-ref.ts';
import type { Movement } from '#domain/money/movement.ts';
import type { Tx } from '../db/open-database';
import { Refusal } from '../http/refusal';

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/**
 * Posts all movements or none, by one call of the SQL function `post_transfers`: it locks the accounts in id order,
 * changes their cached balances and writes the transfers. Movements of zero are skipped. Must run within the
 * operation's transaction.
 * @throws Refusal BALANCE_INSUFFICIENT when an account would go below zero; with the shortfall when it is a
 * person's own account
 */
export const postTransfers = async (
  tx: Tx,
  operationId: string,
  movements: readonly Movement[],
  at: Date,
): Promise<void> => {
  const real = movements.filter((movement) => movement.amount !== 0);
  if (real.length === 0) return;
  if (real.some(({ amount }) => !Number.isSafeInteger(amount) || amount < 0))
    throw new Error('a movement is a positive whole number of kopecks');
  const { rows: lacking } = await tx.execute<{ lacking_kind: AccountRef['kind']; shortfall: string }>(sql`
    SELECT * FROM post_transfers(
      ${operationId}::uuid, ${at}::timestamptz,
      ${texts(real.map(({ from }) => from.kind))}, ${texts(real.map(({ from }) => from.owner))},
      ${texts(real.map(({ to }) => to.kind))}, ${texts(real.map(({ to }) => to.owner))},
      ${sql.param(real.map(({ amount }) => amount))}::bigint[])`);
  if (lacking.length === 0) return;
  const own = lacking.find((account) => account.lacking_kind === 'USER');
  throw new Refusal('BALANCE_INSUFFICIENT', own && { shortfall: Number(own.shortfall) });
};
