import { moneyOutcome } from './money-outcome';
import type { MoneyOutcome } from './money-outcome';
import { playOut } from './play-out';
import { disputeAwaits } from './queries/silence';
import type { UserId } from './squad-actor';
import type { SquadState } from './squad-state';

/** What a granted dispute would mean for one person, in kopecks. `asked` opens it now with a wanted percent; null speaks of the one that stands. */
export const disputeOutcome = (state: SquadState, asked: { readonly by: UserId; readonly wantedPercent: number } | null, person: UserId, at: number): MoneyOutcome =>
  moneyOutcome(
    state,
    playOut(
      state,
      () => (asked === null ? [] : [{ type: 'squad.openDispute', at, ...asked }]),
      ({ context }) => disputeAwaits(context).map((by) => ({ type: 'squad.answerDispute', by, at, granted: true })),
    ),
    person,
  );
