import { days } from './durations';

export const reviewTerms = {
  within: days(14),
  minMark: 1,
  maxMark: 5,
  textMin: 10,
  textMax: 1000,
  /** «Да» is an answer. */
  replyMin: 2,
  /** The rating is the mean of so many last reviews … */
  ratingWindow: 100,
  /** … and under this many the missing ones count as `presumedHundredths`. */
  ratingMinReviews: 10,
  presumedHundredths: 450,
} as const;
