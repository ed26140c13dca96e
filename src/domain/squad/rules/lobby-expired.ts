import { due, timerRules } from '../define-rules';

/** The time of the lobby is over (domain rules, section 1, No-show). */
export const lobbyExpiredRules = timerRules('squad.lobbyExpired', {
  in: ['STARTED'],
  due: ({ recreation, statusEndsAt }) => due(recreation ? null : statusEndsAt),
});
