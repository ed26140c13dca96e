import { squadTimers } from '../facts/squad-timers';
import { due, timerRules } from '../define-rules';

export const durationElapsedRules = timerRules('squad.durationElapsed', {
  in: ['IN_A_GAME'],
  due: ({ recreation, statusEndsAt }) => due(recreation ? null : statusEndsAt),
});

export const settlementDueRules = timerRules('squad.settlementDue', {
  in: ['FINISHED'],
  due: ({ settledAt, finishedAt, dispute }) =>
    due(
      settledAt === null && finishedAt !== null && (dispute === null || dispute.status === 'CLOSED')
        ? finishedAt + squadTimers.settlement
        : null,
    ),
});
