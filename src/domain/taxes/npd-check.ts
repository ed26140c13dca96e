import { doublingPause } from '../time/doubling-pause';
import { hours, minutes, seconds } from '../time/durations';

/**
 * What the tax service said on a day about whether somebody is self-employed. INVALID: it knows no such INN. UNKNOWN: it
 * was asked and gave no answer; never the same as NO.
 */
export const npdAnswers = ['YES', 'NO', 'INVALID', 'UNKNOWN', 'NOT_ASKED'] as const;

export type NpdAnswer = (typeof npdAnswers)[number];

/** Why an answer is UNKNOWN: it takes no more calls for now, is closed, is silent, or says what its protocol does not name. */
export const npdFailures = ['LIMITED', 'UNAVAILABLE', 'SILENT', 'STRANGE'] as const;

export type NpdFailure = (typeof npdFailures)[number];

/** Nothing more is asked about this INN on that day. */
export const isFinalAnswer = (answer: NpdAnswer): boolean =>
  answer === 'YES' || answer === 'NO' || answer === 'INVALID';

/** Real time, ms. */
export const npdTerms = {
  /** Between the end of one call and the next of the whole installation: the service takes two a minute from an address. */
  pace: seconds(31),
  /** The service is slow; whoever waits longer is answered by nobody. */
  timeout: seconds(60),
  /** After it has said that there were too many calls. */
  afterLimit: minutes(5),
  /** When a payout that waits is looked at again. */
  lookAgain: minutes(5),
} as const;

/** The pause before an INN is asked about once more, after `tries` calls without an answer. */
export const pauseBeforeNextCheck = (tries: number): number => doublingPause(minutes(1), hours(1), tries - 1);
