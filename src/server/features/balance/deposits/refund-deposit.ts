import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { refundVerdicts } from '#domain/money/callback-verdict.ts';
import { depositLife } from '#domain/money/deposit-states.ts';
import { type Kopecks, mulDiv } from '#domain/money/kopecks.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { deposit, moneyTask, providerCallback } from '#server/platform/db/schema/money/deposits.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { bonusAccount, outsideAccount, platformAccount, refundHold, userAccount } from '#domain/money/account-ref.ts';
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
 * How much of the deposit's bonus a refund takes: of a part its share, rounded so that the parts add up to the whole;
 * with the last kopeck of the deposit all that is left of the bonus.
 */
const bonusOf = ({ amount, bonus, refunded }: Row, part: Kopecks, left: Kopecks): Kopecks => {
  const whole = amount ?? 0;
  if (refunded + part === whole) return left;
  return Math.min(left, mulDiv(bonus, refunded + part, whole) - mulDiv(bonus, refunded, whole));
};

/** Refunds that waited for an operator: those of this notice, or all that the operator has just decided. */
const resolveWaiting = async (tx: Tx, depositId: string, notice: string | null, at: Date): Promise<void> => {
  const same = notice === null ? undefined : or(isNull(providerCallback.notice), eq(providerCallback.notice, notice));
  const verdicts = inArray(providerCallback.verdict, notice === null ? [...refundVerdicts] : ['EARLY_REFUND']);
  const resolved = await tx
    .update(providerCallback)
    .set({ resolvedAt: at })
    .where(and(eq(providerCallback.depositId, depositId), verdicts, same, isNull(providerCallback.resolvedAt)))
    .returning({ id: providerCallback.id });
  if (resolved.length > 0) await announceToStaff(tx, 'callback');
};

interface Refund {
  /** At most what is left of the deposit. */
  readonly amount: Kopecks;
  /** The provider's notice; null when an operator says so. */
  readonly notice: string | null;
  /** The refund that the person has asked for: its money is held, and its line of their history is written. */
  readonly held?: { readonly id: string };
  /** The provider's id of the refund. */
  readonly reference: string | null;
}

/**
 * The provider or the bank has returned a locked deposit to its payer, or a part of it: debits what the person still has
 * of that sum and of its share of the bonus. No balance goes below zero; a shortfall becomes an operator's task. Refunds
 * that arrived before the payment leave the operators' queue.
 */
export const refundDeposit = async (
  app: App,
  tx: Tx,
  row: Row,
  { amount, notice, held, reference }: Refund,
): Promise<void> => {
  const at = new Date(app.clock.now());
  const { userId, operationId: creditedBy } = row;
  if (row.amount === null || creditedBy === null) throw new Error(`deposit ${row.id} was never credited`);
  const refunded = row.refunded + amount;
  if (amount <= 0 || refunded > row.amount) throw new Error(`deposit ${row.id} cannot be refunded by ${amount}`);
  const [available = 0] = await lockBalances(tx, [userAccount(userId), bonusAccount(userId)]);
  const debited = held ? amount : Math.min(available, amount);
  const grant = await grantOfOperation(tx, creditedBy);
  const bonus = grant === null ? 0 : bonusOf(row, amount, grant.left);
  const operationId = await openOperation(tx, 'deposit refunded', 'system', at);
  await postTransfers(
    tx,
    operationId,
    [
      held
        ? { from: refundHold(held.id), to: outsideAccount(row.provider), amount: debited }
        : { from: userAccount(userId), to: outsideAccount(row.provider), amount: debited },
      { from: bonusAccount(userId), to: platformAccount('bonus'), amount: bonus },
    ],
    at,
  );
  if (grant) await expireGrant(tx, grant, bonus);
  const reversalOf = await lineOf(tx, creditedBy);
  const common = { userId, operationId, details: { method: row.method, depositId: row.id } };
  const reversal = reversalOf === null ? {} : { reversalOf };
  await recordTransactions(
    tx,
    [
      { ...common, type: 'CORRECTION', amount: -bonus, bonusAmount: -bonus, bonusReason: row.bonusReason ?? 'ELSE' },
      ...(held ? [] : [{ ...common, ...reversal, type: 'DEPOSIT' as const, amount: -debited }]),
    ],
    at,
  );
  const status = refunded === row.amount ? depositLife.enter(row.status, 'deposit.refunded') : row.status;
  await tx.update(deposit).set({ status, refunded }).where(eq(deposit.id, row.id));
  await resolveWaiting(tx, row.id, notice, at);
  await tx
    .insert(moneyTask)
    .values({
      kind: 'DEPOSIT_REFUNDED',
      userId,
      depositId: row.id,
      notice,
      operationId,
      reference,
      amount,
      taken: debited,
      createdAt: at,
    });
  await notify(tx, [userId], { kind: 'DEPOSIT_REFUNDED', facts: { amount: debited }, at });
  if (held === undefined)
    await notify(tx, await adminsWith(tx, 'MANAGE_DEPOSIT'), {
      kind: 'MONEY_TASK',
      facts: { amount, taken: debited },
      at,
    });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announceToStaff(tx, 'deposit');
};
