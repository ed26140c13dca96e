import { eq } from 'drizzle-orm';
import { pauseBeforeRefundQuestion, refundTerms } from '#domain/refunds/refund-terms.ts';
import type { App } from '#server/platform/app.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { depositRefund } from '#server/platform/db/schema/money/refunds.ts';
import type { Jobs } from '#server/platform/outbox/job-runner.ts';
import { putAllLater } from '#server/platform/outbox/put-outbox.ts';
import { receiptWithPayment } from '../deposits/receipt-with-payment';
import { findProvider } from '../providers/all-providers';
import { type RemittanceKind, sendOnce } from '../remittances/send-once';
import {
  completeRefund,
  lockWithDeposit,
  type RefundLocked,
  type RefundRow,
  returnToBalance,
  stepRefund,
} from './refund-row';

const refunds = (app: App): RemittanceKind<RefundRow, RefundLocked> => ({
  name: 'refund',
  waiting: 'AGREED',
  questions: { silent: refundTerms.questions, atWork: refundTerms.questionsAtWork },
  pause: pauseBeforeRefundQuestion,
  notThere: 'Провайдер не знает о таком возврате',
  lineOf: async (row) => {
    const way = findProvider(app, row.provider)?.refund ?? null;
    if (way === null || 'byHand' in way) throw new Error(`${row.provider} is not set up for refunds`);
    const [paid] = await app.db.select().from(deposit).where(eq(deposit.id, row.depositId));
    if (!paid) throw new Error(`refund ${row.id} has no deposit`);
    const details = {
      refundId: row.id,
      depositId: paid.id,
      paymentId: paid.externalId,
      amount: row.amount,
      whole: paid.amount ?? row.amount,
      receipt: await receiptWithPayment(app, paid),
    };
    return {
      calls: { send: (call) => way.send({ ...call, ...details }), ask: (call) => way.ask({ ...call, ...details }) },
      breaker: null,
    };
  },
  lock: lockWithDeposit,
  obstacle: () => Promise.resolve(null),
  step: async (tx, row, type, change) => void (await stepRefund(app, tx, row, `refund.${type}`, change)),
  note: async (tx, { id }, change) => void (await tx.update(depositRefund).set(change).where(eq(depositRefund.id, id))),
  done: (tx, { row, deposit: paid }, reference) => completeRefund(app, tx, paid, row, { notice: null, reference }),
  refused: async (tx, { row }, failure) => void (await returnToBalance(app, tx, row, 'refund.refused', { failure })),
  later: (tx, { id }, waits) => putAllLater(tx, 'refund', [{ refundId: id }], waits),
});

/** Carries out an agreed refund, or asks what became of one whose answer was lost. */
export const refundJob = (app: App): Jobs['refund'] => {
  const send = sendOnce(app, refunds(app));
  return async ({ refundId }, jobId) => {
    const [row] = await app.db.select().from(depositRefund).where(eq(depositRefund.id, refundId));
    if (row?.state === 'AGREED' || row?.state === 'SENT') await send(row, jobId);
  };
};
