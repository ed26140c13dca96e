import { and, eq, isNull } from 'drizzle-orm';
import type { CallbackVerdict } from '#domain/money/callback-verdict.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { deposit, moneyTask, providerCallback } from '#server/platform/db/schema/money/deposits.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { bonusAccount, outsideAccount, platformAccount, userAccount } from '#server/platform/ledger/account-ref.ts';
import { lockBalances } from '#server/platform/ledger/balances.ts';
import { expireGrant, grantOfOperation } from '#server/platform/ledger/bonus-grants.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { adminsWith, announceToStaff } from '../../audit/public';
import { notify } from '../../notifications/public';

type Row = typeof deposit.$inferSelect;

const lineOf = async (tx: Tx, operationId: string): Promise<number | null> => {
  const own = and(eq(balanceTransaction.operationId, operationId), eq(balanceTransaction.type, 'DEPOSIT'));
  const [line] = await tx.select({ id: balanceTransaction.id }).from(balanceTransaction).where(own);
  return line?.id ?? null;
};

/**
 * The provider or the bank has reversed the payment: debits what the person still has of it and of its bonus. No
 * balance goes below zero; a shortfall becomes an operator's task. Refunds that arrived before the payment leave the
 * operators' queue.
 */
export const refundDeposit = async (app: App, tx: Tx, row: Row): Promise<CallbackVerdict> => {
  const at = new Date(app.clock.now());
  const { userId, amount, operationId: creditedBy } = row;
  if (amount === null || creditedBy === null) throw new Error(`deposit ${row.id} was never credited`);
  const [available = 0] = await lockBalances(tx, [userAccount(userId), bonusAccount(userId)]);
  const debited = Math.min(available, amount);
  const grant = await grantOfOperation(tx, creditedBy);
  const bonus = grant?.left ?? 0;
  const operationId = await openOperation(tx, 'deposit refunded', 'system', at);
  await postTransfers(
    tx,
    operationId,
    [
      { from: userAccount(userId), to: outsideAccount(row.provider), amount: debited },
      { from: bonusAccount(userId), to: platformAccount('bonus'), amount: bonus },
    ],
    at,
  );
  if (grant) await expireGrant(tx, grant);
  const reversalOf = await lineOf(tx, creditedBy);
  const common = { userId, operationId, details: { method: row.method, depositId: row.id } };
  const reversal = reversalOf === null ? {} : { reversalOf };
  await recordTransactions(
    tx,
    [
      { ...common, type: 'CORRECTION', amount: -bonus, bonusAmount: -bonus, bonusReason: row.bonusReason ?? 'ELSE' },
      { ...common, ...reversal, type: 'DEPOSIT', amount: -debited },
    ],
    at,
  );
  await tx.update(deposit).set({ status: 'REFUNDED' }).where(eq(deposit.id, row.id));
  const early = and(eq(providerCallback.depositId, row.id), eq(providerCallback.verdict, 'EARLY_REFUND'));
  const resolved = await tx
    .update(providerCallback)
    .set({ resolvedAt: at })
    .where(and(early, isNull(providerCallback.resolvedAt)))
    .returning({ id: providerCallback.id });
  if (resolved.length > 0) await announceToStaff(tx, 'callback');
  await tx
    .insert(moneyTask)
    .values({ kind: 'DEPOSIT_REFUNDED', userId, depositId: row.id, amount, taken: debited, createdAt: at });
  await notify(tx, [userId], { kind: 'DEPOSIT_REFUNDED', facts: { amount: debited }, at });
  await notify(tx, await adminsWith(tx, 'MANAGE_DEPOSIT'), {
    kind: 'MONEY_TASK',
    facts: { amount, taken: debited },
    at,
  });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announceToStaff(tx, 'deposit');
  return 'REFUNDED';
};
