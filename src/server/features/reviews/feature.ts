import { adminReviewCriteriaContract } from '#contract/admin/catalogue/review-criteria.ts';
import { adminReviewsContract } from '#contract/admin/people/reviews.ts';
import { reviewsContract } from '#contract/mates/reviews.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { adminCriteriaHandlers } from './admin/admin-criteria-handlers';
import { adminReviewsHandlers } from './admin/admin-reviews-handlers';
import { reviewsHandlers } from './reviews-handlers';

export const reviews: Feature = {
  name: 'reviews',
  resources: [
    serve(reviewsContract, reviewsHandlers),
    serve(adminReviewsContract, adminReviewsHandlers),
    serve(adminReviewCriteriaContract, adminCriteriaHandlers),
  ],
};
