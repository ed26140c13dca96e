import { spanInWords } from '../../text/spans-in-words';
import { squadTimers } from '../facts/squad-timers';
import { settle } from '../steps/money/pay-out';
import { nothing } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { durationElapsedRules, settlementDueRules } from '../rules/game-over';

/** The paid time is over. */
export const durationElapsed = eventOf(durationElapsedRules, {
  description: 'оплаченное время вышло',
  in: { IN_A_GAME: { to: 'FINISHED', step: () => nothing } },
  effects: [],
  history: [],
});

/** A day after the game without a dispute the mates are paid; an open dispute delays it. */
export const settlementDue = eventOf(settlementDueRules, {
  description: `${spanInWords(squadTimers.settlement)} без возражений: расчёт`,
  in: { FINISHED: { step: ({ at }) => settle(at) } },
  effects: ['payMate', 'takeServicePart', 'payReferrals', 'recordHistory', 'notify'],
  history: ['WITHDRAWN'],
});
