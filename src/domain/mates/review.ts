import { days, seconds } from '../time/durations';
import { rublesToKopecks } from '../money/kopecks';

/** Terms of reviews: `within` in ms after the game, texts in characters (domain rules, section 4). */
export const reviewTerms = {
  within: days(14),
  minMark: 1,
  maxMark: 5,
  textMin: 10,
  textMax: 1000,
  /** As short as «Да». */
  replyMin: 2,
  /** The rating is the mean of this many latest reviews … */
  ratingWindow: 100,
  /** … and while there are fewer than this, each missing one counts as `presumedHundredths`. */
  ratingMinReviews: 10,
  presumedHundredths: 450,
} as const;

/** Limits of a CSV file of imported reviews. */
export const importLimits = { characters: 400_000, lines: 2000, authorName: 40 } as const;

export const criterionLimits = { nameMin: 2, nameMax: 40, positionMax: 1000 } as const;

/**
 * A mate's rating in hundredths: the mean of the last hundred reviews (each in hundredths); while there are fewer than
 * ten, each missing one counts as 4.5.
 */
export const mateRating = (lastReviews: readonly number[]): number => {
  const counted = lastReviews.slice(0, reviewTerms.ratingWindow);
  const presumed = Math.max(reviewTerms.ratingMinReviews - counted.length, 0);
  const sum = counted.reduce((total, rating) => total + rating, presumed * reviewTerms.presumedHundredths);
  return Math.round(sum / (counted.length + presumed));
};

/**
 * A client publishes a video about their game; an administrator watches it and credits bonus money (kopecks), once for
 * each account.
 */
export const videoReviewTerms = {
  bonus: rublesToKopecks(300),
  minLength: seconds(60),
  /** How long after a finished game the offer is open. */
  within: days(30),
} as const;
