import { and, desc, eq, sql } from 'drizzle-orm';
import { review } from '../../platform/db/schema/reviews';
import { mateRating, reviewTerms } from '../../../domain/mates/review';
import type { Tx } from '../../platform/db/open-database';
import { lockMate, setMateRating } from '../mate-access/public';

/** Revealed and not taken down: the only reviews that anybody sees or that count. */
export const isShown = sql`${review.shownAt} IS NOT NULL AND ${review.hiddenAt} IS NULL`;

/**
 * Recounts a mate's rating and number of reviews; to be called in the transaction that shows or hides a review of them.
 */
export const refreshRating = async (tx: Tx, mateId: string): Promise<void> => {
  // Two reviews of one mate revealed at once must not overwrite each other's result.
  await lockMate(tx, mateId);
  const last = await tx
    .select({ rating: review.ratingHundredths, count: sql<number>`count(*) OVER ()`.mapWith(Number) })
    .from(review)
    .where(and(eq(review.subjectId, mateId), isShown))
    .orderBy(desc(review.shownAt), desc(review.id))
    .limit(reviewTerms.ratingWindow);
  const ratingHundredths = mateRating(last.map(({ rating }) => rating));
  await setMateRating(tx, mateId, { ratingHundredths, reviewCount: last[0]?.count ?? 0 });
};
