import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { CategoryKind } from '#domain/games/category.ts';
import type { Executor } from '../../platform/db/open-database';
import { review, reviewCriterion, reviewMark } from '../../platform/db/schema/reviews';
import type { reviewsContract } from '#contract/mates/reviews.ts';
import { reviewTerms } from '#domain/mates/review.ts';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { appUser } from '../../platform/db/schema/people';
import { isVisibleToOthers } from '../../platform/db/visible-to-others';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { isShown } from './rating';

/** Criteria that a review of a session of this kind must mark, exactly these. */
export const activeCriteria = (db: Executor, kind: CategoryKind) =>
  db
    .select({ id: reviewCriterion.id, name: reviewCriterion.name })
    .from(reviewCriterion)
    .where(
      and(
        eq(reviewCriterion.active, true),
        or(isNull(reviewCriterion.categoryKind), eq(reviewCriterion.categoryKind, kind)),
      ),
    )
    .orderBy(asc(reviewCriterion.position));

/**
 * A mate's mean mark for each active criterion, over the same last hundred reviews as their rating.
 * @throws Refusal USERS_NOT_FOUND when they are not a mate of that game
 */
export const readCriteria: Handler<(typeof reviewsContract)['GET /v1/reviews/{a}/{b}/criteria']> = async (
  app,
  { params },
) => {
  const [mate] = await app.db
    .select({ rating: mateAccess.ratingHundredths, reviewCount: mateAccess.reviewCount })
    .from(mateAccess)
    .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
    .where(and(eq(mateAccess.userId, params.b), eq(mateAccess.gameId, params.a), isVisibleToOthers));
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
