import { days } from '../time/durations';

/** Time between the request to delete one's account and its deletion, ms: signing in meanwhile cancels it. */
export const leavingTerms = { grace: days(14) } as const;

/** Shown instead of the name of a person who is deleted or leaving. */
export const deletedName = 'Удалённый профиль';

/**
 * What prevents a person from deleting their account: a squad, a booking, an open withdrawal or refund, a reserve, a paid course,
 * an operator's permissions.
 */
export const leavingObstacles = ['SQUAD', 'BOOKING', 'WITHDRAWAL', 'REFUND', 'RESERVE', 'COURSE', 'OPERATOR'] as const;

export type LeavingObstacle = (typeof leavingObstacles)[number];
