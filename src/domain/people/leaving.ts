import { days } from '../time/durations';

/** Between the wish to delete one's account and its end, ms: whoever signs in meanwhile stays. */
export const leavingTerms = { grace: days(14) } as const;

/** What has to come to an end first: a squad, a withdrawal on its way, money put aside, an operator's rights. */
export const leavingObstacles = ['SQUAD', 'WITHDRAWAL', 'RESERVE', 'OPERATOR'] as const;

export type LeavingObstacle = (typeof leavingObstacles)[number];
