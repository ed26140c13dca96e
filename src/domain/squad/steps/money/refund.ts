import { mulDiv, percentOf } from '../../../money/kopecks';
import { heldTotal } from '../../selectors/payments';
import type { SquadPayment } from '../../facts/squad-bill';
import type { StepEffect } from '../../facts/squad-effect';
import { choose, inOrder, set, type Part } from '../step-parts';
import { unearnedPool, poolOf, type Pool } from './pools';

type RefundKind = 'PURCHASE' | 'DISPUTE';

/**
 * Returns `gross` kopecks of a payment: the payer's part of it in proportion to what they paid, rounded down,
 * the rest of the subsidy to the service. Counted from all that was ever returned, so that a full refund is exact.
 */
const refundPayment = (payment: SquadPayment, gross: number): SquadPayment => {
  const returned = payment.refunded + payment.subsidyReturned + gross;
  const refunded = mulDiv(returned, payment.amount, payment.amount + payment.subsidy);
  return { ...payment, refunded, subsidyReturned: returned - refunded };
};

/** The payer's part of so much of what is held of their payment, in kopecks. */
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

/** Returns a pool to whoever paid it. */
export const refund =
  (pool: Pool, as: RefundKind = 'PURCHASE'): Part =>
  (context) => {
    const steps = context.payments.map((before, index) => ({ before, gross: pool[index] ?? 0 }));
    const done = steps.map(({ before, gross }) => ({
      before,
      after: gross > 0 ? refundPayment(before, gross) : before,
    }));
    return {
      context: { ...context, payments: done.map(({ after }) => after) },
      effects: done
        .filter(({ before, after }) => before !== after)
        .map(({ before, after }) => refundEffect(before, after, as)),
    };
  };

/** A decision about everything held: so many percent go back, and played time loses as much as the rest. */
export const refundPercent = (percent: number, as: 'PURCHASE' | 'DISPUTE'): Part =>
  inOrder(
    choose((context) => refund(poolOf(context, percentOf(heldTotal(context), percent)), as)),
    set(({ earned }) => ({ earned: earned.map((part) => ({ ...part, gross: percentOf(part.gross, 100 - percent) })) })),
  );

/** Returns everything that is not earned. */
export const refundUnearned: Part = choose((context) => refund(unearnedPool(context)));
