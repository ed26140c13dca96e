import { and, count, desc, eq } from 'drizzle-orm';
import { mateRating } from '../../domain/reviews/mate-rating';
import { reviewTerms } from '../../domain/settings/review-terms';
import type { Tx } from '../db/open-database';
import { mateAccess } from '../db/schema/games-and-mates';
import { review } from '../db/schema/reviews';
import { isShown } from './shown-reviews';

/** Writes a mate's rating and number of reviews anew; to be called in the transaction that shows or hides a review of him. */
export const refreshRating = async (tx: Tx, mateId: string): Promise<void> => {
  // Two reviews of one mate revealed at once must not overwrite each other's result.
  await tx.select({ id: mateAccess.userId }).from(mateAccess).where(eq(mateAccess.userId, mateId)).for('update');
  const last = await tx
    .select({ rating: review.ratingHundredths })
    .from(review)
    .where(and(eq(review.subjectId, mateId), isShown))
    .orderBy(desc(review.shownAt), desc(review.id))
    .limit(reviewTerms.ratingWindow);
  const [all] = await tx
    .select({ count: count() })
    .from(review)
    .where(and(eq(review.subjectId, mateId), isShown));
  await tx
    .update(mateAccess)
    .set({ ratingHundredths: mateRating(last.map(({ rating }) => rating)), reviewCount: all?.count ?? 0 })
    .where(eq(mateAccess.userId, mateId));
};
