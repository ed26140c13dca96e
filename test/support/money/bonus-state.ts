import type { BonusKind } from '#domain/money/bonus.ts';
import { outsideAccount, platformAccount } from '#domain/money/account-ref.ts';
import { grantBonus } from '#server/platform/ledger/bonus-grants.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import type { TestServer } from '../server/start-test-server';

/** Grants bonus or gift money, in kopecks, at the present product time, with a line in the person's history. */
export const giveBonus = ({ product, clock }: TestServer, userId: string, amount: number, kind: BonusKind = 'BONUS') =>
  product.app.db.transaction(async (tx) => {
    const at = new Date(clock.now());
    const operationId = await openOperation(tx, 'correct balance', 'system', at);
    const from = kind === 'GIFT' ? outsideAccount('TEST') : platformAccount('bonus');
    await grantBonus(tx, { operationId, from, userId, kind, reason: 'ELSE', amount, at });
    const part = kind === 'GIFT' ? { giftAmount: amount } : { bonusAmount: amount, bonusReason: 'ELSE' as const };
    await recordTransactions(tx, [{ userId, operationId, type: 'CORRECTION', amount, ...part }], at);
  });

/** What is left of a person's grants, in the order in which they expire. */
export const grantsOf = async ({ database }: Pick<TestServer, 'database'>, userId: string) =>
  (
    await database.pool.query<{ kind: BonusKind; left: number }>(
      'SELECT kind, left_amount::int AS left FROM bonus_grant WHERE user_id = $1 ORDER BY expires_at, id',
      [userId],
    )
  ).rows;

/** Expects that every account of bonus and gift money equals the sum of its grants, and that each grant adds up. */
export const expectSoundGrants = async ({ database }: Pick<TestServer, 'database'>): Promise<void> => {
  const { rows: astray } = await database.pool.query(`
    SELECT kind, owner FROM account WHERE kind IN ('BONUS', 'GIFT') AND balance <> coalesce(
      (SELECT sum(left_amount) FROM bonus_grant WHERE bonus_grant.kind = account.kind AND user_id::text = owner), 0)`);
  expect(astray).toEqual([]);
  const { rows: wrong } = await database.pool.query(`
    SELECT id FROM bonus_grant WHERE left_amount <> amount - expired - coalesce(
      (SELECT sum(amount - returned) FROM bonus_use WHERE grant_id = bonus_grant.id), 0)`);
  expect(wrong).toEqual([]);
};
