import { squadFromWire } from '#contract/squads/squad-codec.ts';
import type { SquadView } from '#contract/squads/squad-view.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { ownPayment } from '#domain/squad/selectors/payments.ts';
import { priceOf } from '#domain/squad/selectors/price.ts';
import { waitingFor } from '#domain/squad/selectors/readiness.ts';

/** The people whose step the squad waits for, by a response. */
export const awaitedIn = ({ squad }: SquadView): readonly string[] => waitingFor(squadFromWire(squad));

/** What this person has to pay or has paid by a response, in rubles. */
export const paymentIn = ({ squad }: SquadView, personId: string) => {
  const payment = ownPayment(squadFromWire(squad).context, personId);
  return payment && { ...payment, amount: kopecksToRubles(payment.amount) };
};

/** The total price by a response, in rubles; null if it cannot be calculated. */
export const totalIn = ({ squad }: SquadView): number | null => {
  const price = priceOf(squadFromWire(squad));
  return price && kopecksToRubles(price.shares.reduce((sum, { amount }) => sum + amount, 0));
};

/** Tokens of open links that the requesting person may see. */
export const linksIn = ({ squad }: SquadView): readonly string[] =>
  squad.friendInvitations.flatMap(({ friendId, token }) => (friendId === null && token !== undefined ? [token] : []));
