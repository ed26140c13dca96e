import { due, timerRules } from '../define-rules';

export const confirmationExpiredRules = timerRules('squad.confirmationExpired', {
  in: ['READY'],
  due: ({ statusEndsAt }) => due(statusEndsAt),
});
