import { spanInWords } from '../../text/spans-in-words';
import { squadTimers } from '../facts/squad-timers';
import { due, timerEvent } from '../define-event';
import { settle } from '../steps/money/pay-out';
import { nothing } from '../steps/step-parts';

/** The paid time is played. */
export const durationElapsed = timerEvent('squad.durationElapsed', {
  description: 'оплаченное время вышло',
  in: { IN_A_GAME: { to: 'FINISHED', step: () => nothing } },
  due: ({ recreation, statusEndsAt }) => due(recreation ? null : statusEndsAt),
  effects: [],
  history: [],
});

/** A day after the game nobody has objected: the mates are paid. An open dispute stops it. */
export const settlementDue = timerEvent('squad.settlementDue', {
  description: `${spanInWords(squadTimers.settlement)} без возражений: расчёт`,
  in: { FINISHED: { step: ({ at }) => settle(at) } },
  due: ({ settledAt, finishedAt, dispute }) =>
    due(
      settledAt === null && finishedAt !== null && (dispute === null || dispute.status === 'CLOSED')
        ? finishedAt + squadTimers.settlement
        : null,
    ),
  effects: ['payMate', 'takeServicePart', 'payReferrals', 'recordHistory', 'notify'],
  history: ['WITHDRAWN'],
});
