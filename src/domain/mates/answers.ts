import { days } from '../time/durations';

/**
 * How a call to a mate ended: by an explicit answer, or by silence (MISSED). A call that the squad's owner withdrew has
 * no answer.
 */
export const mateAnswers = ['ACCEPTED', 'DECLINED', 'MISSED'] as const;

export type MateAnswer = (typeof mateAnswers)[number];

/**
 * Clients see the median time of a mate's last `latest` explicit answers, once there are at least `fewest`; the
 * database function `answer_seconds_of` repeats both numbers. Mates see their own answers of the last `window` ms.
 */
export const answerTerms = { latest: 20, fewest: 3, window: days(30) } as const;

/** Filters of the mates' list: the median answer takes at most so many minutes. */
export const answerFilters = [1, 3, 5] as const;

/** Weeks of income that a mate sees, including the current one. */
export const incomeWeeks = 8;
