import type { Kopecks } from '../../money/kopecks';
import { sumOf } from '../../money/sum-of';
import type { SquadActor, UserId } from '../squad-actor';
import type { SquadContext } from '../squad-context';
import type { SquadPayment } from '../squad-payment';
import type { MemberShare } from '../squad-quote';

/** What the service still holds of a payment. */
export const heldOf = (payment: SquadPayment): Kopecks =>
  payment.amount + payment.subsidy - payment.refunded - payment.subsidyReturned - payment.spent - payment.moved;

/** What the service holds of all payments. */
export const heldTotal = (context: SquadContext): Kopecks => sumOf(context.payments, heldOf);

/** Quoted shares that are not paid yet. */
export const unpaidShares = (context: SquadContext): readonly MemberShare[] =>
  (context.quote?.shares ?? []).filter((share) => !context.payments.some((payment) => payment.memberId === share.memberId));

/** Quoted shares that this person pays and has not paid yet, his own and those of friends. */
export const unpaidSharesOf = (context: SquadContext, payer: SquadActor): readonly MemberShare[] =>
  unpaidShares(context).filter((share) => share.payerId === payer);

/** What this person has to pay now, in kopecks; 0 when nothing. */
export const amountDue = (context: SquadContext, payer: SquadActor): Kopecks => sumOf(unpaidSharesOf(context, payer), (share) => share.amount);

/** People whose money is held, also those who left a running game. */
export const payersOf = (context: SquadContext): readonly UserId[] => [
  ...new Set(context.payments.filter((payment) => heldOf(payment) > 0).map((payment) => payment.payerId)),
];

/** Payers who have not yet said that all was well. */
export const unacceptedPayersOf = (context: SquadContext): readonly UserId[] => [
  ...new Set(context.payments.filter((payment) => heldOf(payment) > 0 && payment.acceptedAt === null).map((payment) => payment.payerId)),
];
