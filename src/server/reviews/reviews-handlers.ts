import type { reviewsContract } from '../../contract/reviews';
import type { Handlers } from '../http/call';
import { listReviewsOf, listReviewsOfGame } from './list-reviews';
import { readCriteria } from './read-criteria';
import { videoReviewPromo } from './video-review-promo';

export const reviewsHandlers: Handlers<typeof reviewsContract> = {
  'GET /v1/reviews/{id}': listReviewsOf,
  'GET /v1/reviews/{a}/{b}/criteria': readCriteria,
  'GET /v1/reviews/video-review-promo': videoReviewPromo,
  'GET /v1/reviews/game/{gameId}': listReviewsOfGame,
};
