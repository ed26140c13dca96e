import { and, eq, inArray } from 'drizzle-orm';
import { openRefundStates, refundAfter, type RefundEvent } from '#domain/refunds/refund-states.ts';
import type { App } from '#server/platform/app.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { depositRefund } from '#server/platform/db/schema/money/refunds.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { refundHold, userAccount } from '#domain/money/account-ref.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { announceToStaff } from '../../audit/public';
import { notify } from '../../notifications/public';
import { refundDeposit } from '../deposits/refund-deposit';
import { type DepositRow, lockDeposit } from '../deposits/lock-deposit-row';

export type RefundRow = typeof depositRefund.$inferSelect;

export interface RefundLocked {
  readonly row: RefundRow;
  readonly deposit: DepositRow;
}

/** A refund, locked until the transaction ends; null when there is none. */
export const lockRefund = async (tx: Tx, id: string): Promise<RefundRow | null> => {
  const [row] = await tx.select().from(depositRefund).where(eq(depositRefund.id, id)).for('update');
  return row ?? null;
};

/** The deposit of a refund, then the refund, both locked until the transaction ends; null when there is none. */
export const lockWithDeposit = async (tx: Tx, id: string): Promise<RefundLocked | null> => {
  const [found] = await tx
    .select({ depositId: depositRefund.depositId })
    .from(depositRefund)
    .where(eq(depositRefund.id, id));
  const deposit = found ? await lockDeposit(tx, found.depositId) : null;
  const row = await lockRefund(tx, id);
  return deposit === null || row === null ? null : { row, deposit };
};

/** The open refund of a deposit; at most one. */
export const openRefundOf = async (db: Executor, depositId: string): Promise<RefundRow | null> => {
  const [row] = await db
    .select()
    .from(depositRefund)
    .where(and(eq(depositRefund.depositId, depositId), inArray(depositRefund.state, [...openRefundStates])));
  return row ?? null;
};

/** Whether money of this person is on its way back to where it came from. */
export const hasOpenRefund = async (db: Executor, userId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: depositRefund.id })
    .from(depositRefund)
    .where(and(eq(depositRefund.userId, userId), inArray(depositRefund.state, [...openRefundStates])))
    .limit(1);
  return row !== undefined;
};

type Change = Partial<
  Pick<RefundRow, 'answer' | 'reference' | 'failure' | 'asked' | 'attempt' | 'sentAt' | 'externalId'>
>;

/** Takes a step of a locked refund. @throws Refusal ADMIN_CHANGED_MEANWHILE when it does not fit its state */
export const stepRefund = async (
  app: App,
  tx: Tx,
  row: RefundRow,
  type: RefundEvent['type'],
  values: Change = {},
): Promise<RefundRow> => {
  const state = refundAfter(row.state, type, row.byHand);
  if (state === null) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.state });
  const [changed] = await tx
    .update(depositRefund)
    .set({ ...values, state, changedAt: new Date(app.clock.now()) })
    .where(eq(depositRefund.id, row.id))
    .returning();
  if (!changed) throw new Error(`refund ${row.id} is gone`);
  await announce(tx, [userRoom(row.userId)], 'me changed', {});
  await announceToStaff(tx, 'refund');
  return changed;
};

/**
 * The provider has given the money back: it leaves the hold, and the deposit counts it as refunded. Both rows are locked,
 * the deposit first. `notice`: the provider's own, where that is how we know.
 */
export const completeRefund = async (
  app: App,
  tx: Tx,
  deposit: DepositRow,
  row: RefundRow,
  told: { readonly notice: string | null; readonly reference: string | null },
): Promise<void> => {
  await stepRefund(app, tx, row, 'refund.done', { reference: told.reference, failure: null });
  await refundDeposit(app, tx, deposit, {
    amount: row.amount,
    notice: told.notice,
    held: { id: row.id },
    reference: told.reference,
  });
};

/** The money does not go back: it is on the balance again. */
export const returnToBalance = async (
  app: App,
  tx: Tx,
  row: RefundRow,
  type: 'refund.declined' | 'refund.refused' | 'refund.canceled',
  {
    operationId,
    answer = null,
    failure = null,
  }: { operationId?: string; answer?: string | null; failure?: string | null },
): Promise<RefundRow> => {
  const changed = await stepRefund(app, tx, row, type, { answer, failure });
  const at = changed.changedAt;
  const { id, userId, amount, depositId, transactionId } = row;
  const operation = operationId ?? (await openOperation(tx, 'refund refused', 'system', at));
  await postTransfers(tx, operation, [{ from: refundHold(id), to: userAccount(userId), amount }], at);
  const line = { userId, operationId: operation, type: 'DEPOSIT', amount, details: { depositId } } as const;
  await recordTransactions(tx, [{ ...line, reversalOf: transactionId }], at);
  if (type !== 'refund.canceled')
    await notify(tx, [userId], { kind: 'REFUND_RETURNED', facts: { amount, comment: answer }, at });
  return changed;
};
