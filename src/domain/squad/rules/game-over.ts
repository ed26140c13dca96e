import { squadTimers } from '../facts/squad-timers';
import { due, timerRules } from '../define-rules';

/** The paid time is over. */
export const durationElapsedRules = timerRules('squad.durationElapsed', {
  in: ['IN_A_GAME'],
  due: ({ recreation, statusEndsAt }) => due(recreation ? null : statusEndsAt),
});

/** A finished squad is settled a day after the game, unless a dispute is open. */
export const settlementDueRules = timerRules('squad.settlementDue', {
  in: ['FINISHED'],
  due: ({ settledAt, finishedAt, dispute }) =>
    due(
      settledAt === null && finishedAt !== null && (dispute === null || dispute.status === 'CLOSED')
        ? finishedAt + squadTimers.settlement
        : null,
    ),
});
