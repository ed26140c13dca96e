import { and, eq, gte, isNull } from 'drizzle-orm';
import type { reviewsContract } from '#contract/mates/reviews.ts';
import { videoReviewTerms } from '#domain/mates/review.ts';
import { squad, squadMember } from '../../platform/db/schema/squads';
import type { Handler, Handlers } from '../../platform/http/call';
import { usedOnceOnlyKinds } from '../balance/public';
import { listReviewsOf, listReviewsOfGame } from './list-reviews';
import { readCriteria } from './criteria';

/** The bonus for a video review is for a client who has played recently, once; mates do not get it. */
const videoReviewPromo: Handler<(typeof reviewsContract)['GET /v1/reviews/video-review-promo']> = async (
  app,
  { actor },
) => {
  const since = new Date(app.clock.now() - videoReviewTerms.within);
  const [played] =
    actor === null || actor.mateGameId !== null
      ? []
      : await app.db
          .select({ id: squad.id })
          .from(squad)
          .innerJoin(squadMember, eq(squadMember.squadId, squad.id))
          .where(
            and(
              eq(squadMember.userId, actor.id),
              isNull(squadMember.leftAt),
              eq(squad.status, 'FINISHED'),
              gte(squad.finishedAt, since),
            ),
          )
          .limit(1);
  return {
    bonus: videoReviewTerms.bonus,
    minSeconds: videoReviewTerms.minLength / 1000,
    withinDays: Math.round(videoReviewTerms.within / 86_400_000),
    available:
      played !== undefined && actor !== null && !(await usedOnceOnlyKinds(app.db, actor.id)).includes('VIDEO_REVIEW'),
  };
};

export const reviewsHandlers: Handlers<typeof reviewsContract> = {
  'GET /v1/reviews/{id}': listReviewsOf,
  'GET /v1/reviews/{a}/{b}/criteria': readCriteria,
  'GET /v1/reviews/video-review-promo': videoReviewPromo,
  'GET /v1/reviews/game/{gameId}': listReviewsOfGame,
};
