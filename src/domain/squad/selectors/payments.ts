import { type Kopecks, sumOf } from '../../money/kopecks';
import type { MemberShare, SquadPayment } from '../facts/squad-bill';
import type { PublicSquad } from '../facts/squad-context';
import type { SquadActor, UserId } from '../facts/squad-people';

/** What the service still holds of a payment, in kopecks. */
export const heldOf = (payment: SquadPayment): Kopecks =>
  payment.amount + payment.subsidy - payment.refunded - payment.subsidyReturned - payment.spent - payment.moved;

/** What the service holds of all payments, in kopecks. */
export const heldTotal = (context: PublicSquad): Kopecks => sumOf(context.payments, heldOf);

/** Shares of the quote that are not paid yet. */
export const unpaidShares = (context: PublicSquad): readonly MemberShare[] =>
  (context.quote?.shares ?? []).filter(
    (share) => !context.payments.some((payment) => payment.memberId === share.memberId),
  );

/** Unpaid shares that this person has to pay: their own and those of friends. */
export const unpaidSharesOf = (context: PublicSquad, payer: SquadActor): readonly MemberShare[] =>
  unpaidShares(context).filter((share) => share.payerId === payer);

/** What this person has to pay now, in kopecks. */
export const amountDue = (context: PublicSquad, payer: SquadActor): Kopecks =>
  sumOf(unpaidSharesOf(context, payer), (share) => share.amount);

/** What this person has to pay, or has paid, in kopecks; null for a person who pays nothing. */
export const ownPayment = (
  context: PublicSquad,
  payer: SquadActor,
): { readonly amount: Kopecks; readonly paid: boolean } | null => {
  const due = unpaidSharesOf(context, payer);
  if (due.length > 0) return { amount: sumOf(due, (share) => share.amount), paid: false };
  const paid = context.payments.filter(({ payerId }) => payerId === payer);
  return paid.length === 0 ? null : { amount: sumOf(paid, (payment) => payment.amount), paid: true };
};

/** People whose money is held, including those who left a running game. */
export const payersOf = (context: PublicSquad): readonly UserId[] => [
  ...new Set(context.payments.filter((payment) => heldOf(payment) > 0).map((payment) => payment.payerId)),
];

/** Payers who have not yet confirmed that all was well. */
export const unacceptedPayersOf = (context: PublicSquad): readonly UserId[] => [
  ...new Set(
    context.payments
      .filter((payment) => heldOf(payment) > 0 && payment.acceptedAt === null)
      .map((payment) => payment.payerId),
  ),
];
