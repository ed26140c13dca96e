import { days } from '../time/durations';

export const supportTopics = ['FINISH_PROBLEM', 'ELSE', 'WITHDRAW', 'PAY', 'START', 'SQUAD', 'WORK', 'BLOG'] as const;

export type SupportTopic = (typeof supportTopics)[number];

/** What a person says of the answers in a thread. */
export const supportRatings = ['GOOD', 'BAD'] as const;

export type SupportRating = (typeof supportRatings)[number];

/**
 * A rating may be changed for `changedFor` after it was given; `why`: characters of its reason; `counted`: the time whose
 * ratings the desk counts. Times in ms.
 */
export const supportRatingTerms = { changedFor: days(3), why: 500, counted: days(30) } as const;

/** CLOSED, or by who wrote last: WAITING for the support, or ANSWERED by it. */
export const supportStates = ['WAITING', 'ANSWERED', 'CLOSED'] as const;
