import { days } from '../time/durations';

/** Between the wish to delete one's account and its end, ms: whoever signs in meanwhile stays. */
export const leavingTerms = { grace: days(14) } as const;

/** In the place of the name of whoever is deleted or leaving. */
export const hiddenName = 'Удалённый профиль';

/**
 * What has to come to an end first: a squad, a booking, a withdrawal on its way, money put aside, a course that has been
 * paid for, an operator's rights.
 */
export const leavingObstacles = ['SQUAD', 'BOOKING', 'WITHDRAWAL', 'RESERVE', 'COURSE', 'OPERATOR'] as const;

export type LeavingObstacle = (typeof leavingObstacles)[number];
