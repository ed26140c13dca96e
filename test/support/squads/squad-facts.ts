import { squadFromWire } from '../../../src/contract/squads/squad-codec';
import type { SquadView } from '../../../src/contract/squads/squad-view';
import { kopecksToRubles } from '../../../src/domain/money/kopecks';
import { ownPayment } from '../../../src/domain/squad/selectors/payments';
import { priceOf } from '../../../src/domain/squad/selectors/price';
import { waitingFor } from '../../../src/domain/squad/selectors/readiness';

/** Whose step the squad of an answer waits for. */
export const awaitedIn = ({ squad }: SquadView): readonly string[] => waitingFor(squadFromWire(squad));

/** What this person pays or has paid by an answer, in rubles. */
export const paymentIn = ({ squad }: SquadView, personId: string) => {
  const payment = ownPayment(squadFromWire(squad).context, personId);
  return payment && { ...payment, amount: kopecksToRubles(payment.amount) };
};

/** What all of it costs by an answer, in rubles; null where nothing can be priced. */
export const totalIn = ({ squad }: SquadView): number | null => {
  const price = priceOf(squadFromWire(squad));
  return price && kopecksToRubles(price.shares.reduce((sum, { amount }) => sum + amount, 0));
};

/** The tokens of open links that the asking person may see. */
export const linksIn = ({ squad }: SquadView): readonly string[] =>
  squad.friendInvitations.flatMap(({ friendId, token }) => (friendId === null && token !== undefined ? [token] : []));
