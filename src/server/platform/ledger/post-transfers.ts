import { sql } from 'drizzle-orm';
import { kopecksToRubles } from '../../../domain/money/kopecks';
import type { Tx } from '../db/open-database';
import { Refusal } from '../http/refusal';
import type { AccountRef } from './account-ref';

export interface Movement {
  readonly from: AccountRef;
  readonly to: AccountRef;
  /** Kopecks, a positive safe integer. */
  readonly amount: number;
}

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/**
 * Moves money, all of it or none, by one call of the database's own `post_transfers`: locks the cached accounts in id
 * order, changes their balances, writes the transfers. Zero movements are left out. Must run inside the operation's
 * transaction.
 * @throws Refusal BALANCE_INSUFFICIENT when an account would go below zero, with the person's shortfall to top up, in
 * rubles: only their own account tells
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
      ${operationId}::uuid, ${at.toISOString()}::timestamptz,
      ${texts(real.map(({ from }) => from.kind))}, ${texts(real.map(({ from }) => from.owner))},
      ${texts(real.map(({ to }) => to.kind))}, ${texts(real.map(({ to }) => to.owner))},
      ${sql.param(real.map(({ amount }) => amount))}::bigint[])`);
  if (lacking.length === 0) return;
  const own = lacking.find((account) => account.lacking_kind === 'USER');
  throw new Refusal('BALANCE_INSUFFICIENT', own && { shortfall: kopecksToRubles(Number(own.shortfall)) });
};
