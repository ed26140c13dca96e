import { reviewTerms } from '../settings/review-terms';

/**
 * A mate's rating in hundredths: the mean of the last hundred reviews, each in hundredths, newest first or not;
 * under ten, each missing one counts as 4.5.
 */
export const mateRating = (lastReviews: readonly number[]): number => {
  const counted = lastReviews.slice(0, reviewTerms.ratingWindow);
  const presumed = Math.max(reviewTerms.ratingMinReviews - counted.length, 0);
  const sum = counted.reduce((total, rating) => total + rating, presumed * reviewTerms.presumedHundredths);
  return Math.round(sum / (counted.length + presumed));
};
