import { due, timerRules } from '../define-rules';

export const lobbyExpiredRules = timerRules('squad.lobbyExpired', {
  in: ['STARTED'],
  due: ({ recreation, statusEndsAt }) => due(recreation ? null : statusEndsAt),
});
