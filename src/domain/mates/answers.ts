import { days } from '../time/durations';

/** How a call to a mate ended: by their own word, or by silence. One that its owner took back counts nowhere. */
export const mateAnswers = ['ACCEPTED', 'DECLINED', 'MISSED'] as const;

export type MateAnswer = (typeof mateAnswers)[number];

/**
 * Clients see the median time of the last `latest` spoken answers, once there are `fewest`: the database's function
 * `answer_seconds_of` knows the same numbers. A mate sees those of `window`, in ms.
 */
export const answerTerms = { latest: 20, fewest: 3, window: days(30) } as const;

/** Mates are asked for by the longest usual answer, in minutes. */
export const answerFilters = [1, 3, 5] as const;

/** Weeks of income that a mate sees, this one among them. */
export const incomeWeeks = 8;
