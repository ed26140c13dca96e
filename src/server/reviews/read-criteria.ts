import { and, eq, sql } from 'drizzle-orm';
import type { reviewsContract } from '../../contract/reviews';
import { reviewTerms } from '../../domain/settings/review-terms';
import { mateAccess } from '../db/schema/games-and-mates';
import { review, reviewCriterion, reviewMark } from '../db/schema/reviews';
import type { Handler } from '../http/call';
import { Refusal } from '../http/refusal';
import { isShown } from './shown-reviews';

/**
 * A mate's mean mark for each active criterion, over the same last hundred reviews that make his rating.
 * @throws Refusal USERS_NOT_FOUND when he is no mate of that game
 */
export const readCriteria: Handler<(typeof reviewsContract)['GET /v1/reviews/{a}/{b}/criteria']> = async (app, { params }) => {
  const [mate] = await app.db
    .select({ rating: mateAccess.ratingHundredths, reviewCount: mateAccess.reviewCount })
    .from(mateAccess)
    .where(and(eq(mateAccess.userId, params.b), eq(mateAccess.gameId, params.a)));
  if (!mate) throw new Refusal('USERS_NOT_FOUND');
  const last = app.db
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.subjectId, params.b), isShown))
    .orderBy(sql`${review.shownAt} DESC, ${review.id} DESC`)
    .limit(reviewTerms.ratingWindow)
    .as('last');
  const criteria = await app.db
    .select({
      id: reviewCriterion.id,
      name: reviewCriterion.name,
      mean: sql<number>`round(avg(${reviewMark.mark}), 2)::float8`,
      count: sql<number>`count(*)::integer`,
    })
    .from(last)
    .innerJoin(reviewMark, eq(reviewMark.reviewId, last.id))
    .innerJoin(reviewCriterion, and(eq(reviewCriterion.id, reviewMark.criterionId), eq(reviewCriterion.active, true)))
    .groupBy(reviewCriterion.id)
    .orderBy(reviewCriterion.position);
  return { rating: mate.rating / 100, reviewCount: mate.reviewCount, criteria };
};
