import { mulDiv, percentOf } from '#domain/money/kopecks.ts';
import { heldTotal } from '../../selectors/payments';
import { changedSquad } from '../../facts/changed-squad';
import type { SquadPayment } from '../../facts/squad-bill';
import type { StepEffect } from '../../facts/squad-effect';
import { choose, inOrder, set, type Part } from '../step-parts';
import { unearnedPool, poolOf, type Pool } from './pools';

type RefundKind = 'PURCHASE' | 'DISPUTE';

/**
 * Refunds `gross` kopecks of a payment: to the payer in proportion to what they paid, rounded down, the rest to the
 * service as its subsidy. Computed from the total ever refunded, so that a full refund is exact.
 */
const refundPayment = (payment: SquadPayment, gross: number): SquadPayment => {
  const returned = payment.refunded + payment.subsidyReturned + gross;
  const refunded = mulDiv(returned, payment.amount, payment.amount + payment.subsidy);
  return { ...payment, refunded, subsidyReturned: returned - refunded };
};

/** The payer's part of `gross` kopecks of held money of their payment. */
export const payerPartOf = (payment: SquadPayment, gross: number): number =>
  refundPayment(payment, gross).refunded - payment.refunded;

const refundEffect = (before: SquadPayment, after: SquadPayment, as: RefundKind): StepEffect => ({
  type: 'refundPayment',
  params: {
    memberId: after.memberId,
    payerId: after.payerId,
    amount: after.refunded - before.refunded,
    subsidy: after.subsidyReturned - before.subsidyReturned,
    as,
  },
});

/** Refunds a pool to the people who paid it. */
export const refund =
  (pool: Pool, as: RefundKind = 'PURCHASE'): Part =>
  (context) => {
    const steps = context.payments.map((before, index) => ({ before, gross: pool[index] ?? 0 }));
    const done = steps.map(({ before, gross }) => ({
      before,
      after: gross > 0 ? refundPayment(before, gross) : before,
    }));
    return {
      context: changedSquad(context, { payments: done.map(({ after }) => after) }),
      effects: done
        .filter(({ before, after }) => before !== after)
        .map(({ before, after }) => refundEffect(before, after, as)),
    };
  };

/** A decision about everything held: refunds so many percent, and reduces earned parts by the same percent. */
export const refundPercent = (percent: number, as: 'PURCHASE' | 'DISPUTE'): Part =>
  inOrder(
    choose((context) => refund(poolOf(context, percentOf(heldTotal(context), percent)), as)),
    set(({ earned }) => ({ earned: earned.map((part) => ({ ...part, gross: percentOf(part.gross, 100 - percent) })) })),
  );

/** Refunds everything that is not earned. */
export const refundUnearned: Part = choose((context) => refund(unearnedPool(context)));
