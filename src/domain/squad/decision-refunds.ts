import { moneyOutcome } from './money-outcome';
import { playOut } from './play-out';
import { payersOf } from './queries/payments';
import type { UserId } from './squad-actor';
import type { SquadState } from './squad-state';

/** For each payer, in kopecks: what a moderator's decision would bring back of what is held of his money. The machine itself makes the step. */
export const decisionRefunds = (state: SquadState, admin: UserId, refundPercent: number, at: number) => {
  const played = playOut(state, () => [{ type: 'squad.decideDispute', by: { admin }, at, refundPercent }]);
  return payersOf(state.context).map((payerId) => {
    const { paid, returned } = moneyOutcome(state, played, payerId);
    return { payerId, paid, returned };
  });
};
