import { squadTimers } from '../settings/squad-timers';
import { moneyOutcome } from './money-outcome';
import type { MoneyOutcome } from './money-outcome';
import { playOut } from './play-out';
import { earlyFinishAwaits } from './queries/silence';
import type { UserId } from './squad-actor';
import type { SquadEvent } from './squad-event';
import type { SquadState } from './squad-state';

interface EarlyFinishWays {
  /** Everybody of the other side says yes. */
  readonly agreed: MoneyOutcome;
  /** The game goes on to its end. */
  readonly playedOn: MoneyOutcome;
}

const settled = ({ context }: SquadState): readonly SquadEvent[] => {
  const finishedAt = context.finishedAt;
  return finishedAt === null ? [] : [{ type: 'squad.settlementDue', by: 'system', subject: '', at: finishedAt + squadTimers.settlement }];
};

/**
 * Both ways of a running game for one person: finished early now, or played to its end. `asker` asks at this moment (epoch ms);
 * null speaks of the request that stands. In kopecks, as the machine itself would move them.
 */
export const earlyFinishWays = (state: SquadState, asker: UserId | null, person: UserId, at: number): EarlyFinishWays => {
  const ask: readonly SquadEvent[] = asker === null ? [] : [{ type: 'squad.requestEarlyFinish', by: asker, at }];
  const agreed = playOut(
    state,
    () => ask,
    ({ context }) => earlyFinishAwaits(context).map((by) => ({ type: 'squad.answerEarlyFinish', by, at, confirmed: true })),
    settled,
  );
  const elapsed: SquadEvent = { type: 'squad.durationElapsed', by: 'system', subject: '', at: state.context.statusEndsAt ?? at };
  return { agreed: moneyOutcome(state, agreed, person), playedOn: moneyOutcome(state, playOut(state, () => [elapsed], settled), person) };
};
