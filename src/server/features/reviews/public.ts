export { activeCriteria } from './criteria';
export { refreshRating, refreshRatings } from './rating';
export { writeReviews } from './write-review';
export type { NewReview } from './write-review';
export { answerReview, revealReviews } from './reveal-reviews';
export { showReviewIn } from './desk/change-review';
