import { mulDiv } from '../../money/mul-div';
import type { Part } from '../machine/change';
import type { SquadEffect } from '../squad-effect';
import type { SquadPayment } from '../squad-payment';
import type { Pool } from './pools';

type RefundKind = 'PURCHASE' | 'DISPUTE';

/**
 * Returns `gross` kopecks of a payment: the payer's part of it in proportion to what he paid, rounded down,
 * the rest of the subsidy to the service. Counted from all that was ever returned, so that a full refund is exact.
 */
export const refundPayment = (payment: SquadPayment, gross: number): SquadPayment => {
  const returned = payment.refunded + payment.subsidyReturned + gross;
  const refunded = mulDiv(returned, payment.amount, payment.amount + payment.subsidy);
  return { ...payment, refunded, subsidyReturned: returned - refunded };
};

const refundEffect = (before: SquadPayment, after: SquadPayment, as: RefundKind): SquadEffect => ({
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
    const done = steps.map(({ before, gross }) => ({ before, after: gross > 0 ? refundPayment(before, gross) : before }));
    return {
      context: { ...context, payments: done.map(({ after }) => after) },
      effects: done.filter(({ before, after }) => before !== after).map(({ before, after }) => refundEffect(before, after, as)),
    };
  };
