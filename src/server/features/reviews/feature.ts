import { deskReviewCriteriaContract } from '#contract/desk/catalogue/review-criteria.ts';
import { deskReviewsContract } from '#contract/desk/people/reviews.ts';
import { reviewsContract } from '#contract/mates/reviews.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskReviewCriteriaHandlers } from './desk/review-criteria-handlers';
import { deskReviewsHandlers } from './desk/reviews-handlers';
import { reviewsHandlers } from './reviews-handlers';

export const reviews: Feature = {
  name: 'reviews',
  resources: [
    serve(reviewsContract, reviewsHandlers),
    serve(deskReviewsContract, deskReviewsHandlers),
    serve(deskReviewCriteriaContract, deskReviewCriteriaHandlers),
  ],
};
