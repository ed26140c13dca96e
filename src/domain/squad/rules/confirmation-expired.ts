import { due, timerRules } from '../define-rules';

/** The time of READY is over (domain rules, section 1, the table of states). */
export const confirmationExpiredRules = timerRules('squad.confirmationExpired', {
  in: ['READY'],
  due: ({ statusEndsAt }) => due(statusEndsAt),
});
