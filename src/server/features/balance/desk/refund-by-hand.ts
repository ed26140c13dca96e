import { and, eq } from 'drizzle-orm';
import type { deskDepositsContract } from '#contract/desk/money/deposits.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { depositLife } from '#domain/money/deposit-states.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { moneyTask } from '#server/platform/db/schema/money/deposits.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { refundDeposit } from '../deposits/refund-deposit';
import type { DepositRow } from '../deposits/lock-deposit-row';
import { completeRefund, openRefundOf } from '../refunds/refund-row';
import { depositLine, isOwed } from './list-deposits';
import { lockForOperator } from './lock-deposit';

type Contract = typeof deskDepositsContract;

interface RefundByHand {
  readonly operatorId: string;
  readonly reason: string;
  /** Absent: all that is left of the deposit. */
  readonly amount?: Kopecks | undefined;
}

/**
 * Refunds a locked deposit, or a part of it, as if the provider had reported it: it gave the money back without a
 * callback.
 * @throws Refusal ADMIN_CHANGED_MEANWHILE when it was never credited or less than that is left of it
 */
export const refundLocked = async (
  app: App,
  tx: Tx,
  row: DepositRow,
  { operatorId, reason, amount: part }: RefundByHand,
): Promise<void> => {
  const left = (row.amount ?? 0) - row.refunded;
  const amount = part ?? left;
  if (!depositLife.fits(row.status, 'deposit.refunded') || amount > left)
    throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.status });
  // The person has asked for the same: it is this refund that the provider has made.
  const open = await openRefundOf(tx, row.id);
  const told = { notice: null, reference: null, by: operatorId };
  if (open?.amount === amount) await completeRefund(app, tx, row, open, told);
  else await refundDeposit(app, tx, row, { amount, ...told });
  await writeAudit(app, tx, operatorId, {
    action: 'deposit.refund',
    subject: `deposit:${row.id}`,
    details: { userId: row.userId, amount, reason },
  });
};

export const refundByHand: Handler<Contract['POST /v1/admin/deposits/{id}/refund']> = (
  app,
  { actor, params: { id }, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'refund deposit', actor: actor.id, idempotencyKey, request: { id, ...body } },
    async (tx) => {
      const row = await lockForOperator(tx, actor.id, id);
      await requireUnchanged(tx, `deposit:${id}`, body.seen);
      await refundLocked(app, tx, row, { operatorId: actor.id, reason: body.reason, amount: body.amount });
      return depositLine(tx, id);
    },
  );

/** Closes the shortfall of a refund: it leaves the queue. */
export const closeDebt: Handler<Contract['POST /v1/admin/deposits/{id}/close-debt']> = (
  app,
  { actor, params: { id }, body },
) =>
  inTransaction(app.db, async (tx) => {
    await lockForOperator(tx, actor.id, id);
    await requireUnchanged(tx, `deposit:${id}`, body.seen);
    const closed = await tx
      .update(moneyTask)
      .set({ closedAt: new Date(app.clock.now()), closedBy: actor.id })
      .where(and(eq(moneyTask.depositId, id), isOwed))
      .returning({ id: moneyTask.id });
    if (closed.length === 0) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: 'CLOSED' });
    const details = { reason: body.reason };
    await writeAudit(app, tx, actor.id, { action: 'deposit.close-debt', subject: `deposit:${id}`, details });
    return depositLine(tx, id);
  });
