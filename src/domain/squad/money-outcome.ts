import type { Kopecks } from '../money/kopecks';
import { sumOf } from '../money/sum-of';
import { heldOf } from './queries/payments';
import type { PlayedOut } from './play-out';
import type { UserId } from './squad-actor';
import type { SquadState } from './squad-state';

/** Where the held money would go, in kopecks. */
export interface MoneyOutcome {
  /** Of what this payer has inside … */
  readonly paid: Kopecks;
  /** … so much would come back to him. */
  readonly returned: Kopecks;
  /** What this mate would be paid. */
  readonly income: Kopecks;
}

/** What a way of the squad means for one person: read from the machine's own effects, so it is what will happen. */
export const moneyOutcome = ({ context }: SquadState, { effects }: PlayedOut, person: UserId): MoneyOutcome => ({
  paid: sumOf(context.payments, (payment) => (payment.payerId === person && heldOf(payment) > 0 ? payment.amount - payment.refunded : 0)),
  returned: sumOf(effects, (effect) => (effect.type === 'refundPayment' && effect.params.payerId === person ? effect.params.amount : 0)),
  income: sumOf(effects, (effect) => (effect.type === 'payMate' && effect.params.mateId === person ? effect.params.amount : 0)),
});
