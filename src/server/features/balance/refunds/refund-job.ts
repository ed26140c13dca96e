import { eq } from 'drizzle-orm';
import { pauseBeforeRefundQuestion, refundTerms } from '#domain/refunds/refund-terms.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { depositRefund } from '#server/platform/db/schema/money/refunds.ts';
import { finishJob } from '#server/platform/outbox/finish-job.ts';
import type { Jobs } from '#server/platform/outbox/job-runner.ts';
import { putAllLater } from '#server/platform/outbox/put-outbox.ts';
import { findProvider } from '../providers/all-providers';
import { ProviderDown } from '../providers/call-provider';
import type { ProviderRefund, RefundAnswer, RefundRequest } from '../providers/provider';
import { completeRefund, lockRefund, lockWithDeposit, type RefundRow, returnToBalance, stepRefund } from './refund-row';

/** What the provider said; null: nothing that can be understood, so that the money may have gone or not. */
const heard = async (app: App, row: RefundRow, call: () => Promise<RefundAnswer>): Promise<RefundAnswer | null> => {
  try {
    return await call();
  } catch (problem) {
    if (!(problem instanceof ProviderDown)) throw problem;
    app.log.warn({ err: problem, refund: row.id, provider: row.provider }, 'a refund has no answer');
    return null;
  }
};

/** Notes that the request leaves, before it does; false when somebody else has taken the refund on. */
const noteSending = (app: App, id: string): Promise<boolean> =>
  inTransaction(app.db, async (tx) => {
    const row = await lockRefund(tx, id);
    if (row?.state !== 'AGREED') return false;
    await stepRefund(app, tx, row, 'refund.sent', { asked: 0 });
    return true;
  });

/**
 * Sends the refund once. After a lost answer the provider is asked what became of it; only where a repetition is carried
 * out once is it sent again.
 */
const talk = async (app: App, way: ProviderRefund, row: RefundRow, request: RefundRequest) => {
  if (row.state === 'AGREED') {
    if (!(await noteSending(app, row.id))) return 'taken' as const;
    return heard(app, row, () => way.run(request));
  }
  const known = await heard(app, row, () => way.ask(request));
  return known?.state === 'NOT_THERE' && way.repeatable ? heard(app, row, () => way.run(request)) : known;
};

const askLater = async (app: App, tx: Tx, row: RefundRow, answer: RefundAnswer | null): Promise<void> => {
  const asked = row.asked + 1;
  if (asked > refundTerms.questions) {
    const failure = answer === null ? 'Провайдер не отвечает' : 'Провайдер не знает о таком возврате';
    await stepRefund(app, tx, row, 'refund.unclear', { failure });
    return;
  }
  await tx.update(depositRefund).set({ asked }).where(eq(depositRefund.id, row.id));
  await putAllLater(tx, 'refund', [{ refundId: row.id }], pauseBeforeRefundQuestion(row.asked));
};

const apply = async (app: App, tx: Tx, id: string, answer: RefundAnswer | null): Promise<void> => {
  const locked = await lockWithDeposit(tx, id);
  // The provider's own notice may have completed it meanwhile.
  if (locked?.row.state !== 'SENT') return;
  const { row, deposit: paid } = locked;
  if (answer?.state === 'DONE')
    return completeRefund(app, tx, paid, row, { notice: null, reference: answer.reference });
  if (answer?.state === 'REFUSED') {
    await returnToBalance(app, tx, row, 'refund.refused', { failure: answer.reason });
    return;
  }
  return askLater(app, tx, row, answer);
};

const isOutcome = (answer: RefundAnswer | null): boolean => answer?.state === 'DONE' || answer?.state === 'REFUSED';

/** Carries out an agreed refund, or asks what became of one whose answer was lost. */
export const refundJob =
  (app: App): Jobs['refund'] =>
  async ({ refundId }, jobId) => {
    const [found] = await app.db
      .select({ row: depositRefund, paid: deposit })
      .from(depositRefund)
      .innerJoin(deposit, eq(deposit.id, depositRefund.depositId))
      .where(eq(depositRefund.id, refundId));
    if (!found || (found.row.state !== 'AGREED' && found.row.state !== 'SENT')) return;
    const { row, paid } = found;
    const way = findProvider(app, row.provider)?.refund ?? null;
    if (way === null || 'byHand' in way) throw new Error(`${row.provider} is not set up for refunds`);
    const { id: depositId, externalId, amount } = paid;
    const answer = await talk(app, way, row, {
      refundId,
      depositId,
      externalId,
      amount: row.amount,
      whole: amount ?? row.amount,
    });
    await inTransaction(app.db, async (tx) => {
      // What was heard may be known nowhere else, even if another run has completed the job meanwhile.
      const mine = await finishJob(tx, jobId);
      if (answer === 'taken' && mine) await putAllLater(tx, 'refund', [{ refundId }], pauseBeforeRefundQuestion(0));
      else if (answer !== 'taken' && (mine || isOutcome(answer))) await apply(app, tx, refundId, answer);
    });
    app.outbox.kick();
  };
