import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

const review = { type: 'Admin', id: 'review' } as const;
const criterion = { type: 'Admin', id: 'criterion' } as const;

const adminReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminReviews: build.infiniteQuery<CallResponse<'GET /v1/admin/reviews'>, ListFilters, string | null>(
      adminList('GET /v1/admin/reviews', 'review'),
    ),
    adminReview: build.query({ ...call('GET /v1/admin/reviews/{id}'), providesTags: [review] }),
    createReview: build.mutation(adminAction('POST /v1/admin/reviews', 'review')),
    editReview: build.mutation(adminAction('PUT /v1/admin/reviews/{id}', 'review')),
    hideReview: build.mutation(adminAction('PUT /v1/admin/reviews/{id}/hidden', 'review')),
    checkReviews: build.mutation(call('POST /v1/admin/imported-reviews/check')),
    importReviews: build.mutation(adminAction('POST /v1/admin/imported-reviews', 'review')),
    editImportedReview: build.mutation(adminAction('PUT /v1/admin/imported-reviews/{id}', 'review')),
    hideImportedReview: build.mutation(adminAction('PUT /v1/admin/imported-reviews/{id}/hidden', 'review')),
    adminReviewCriteria: build.query({ ...call('GET /v1/admin/review-criteria'), providesTags: [criterion] }),
    reviewCriterion: build.query({ ...call('GET /v1/admin/review-criteria/{id}'), providesTags: [criterion] }),
    createCriterion: build.mutation(adminAction('POST /v1/admin/review-criteria', 'criterion')),
    changeCriterion: build.mutation(adminAction('PUT /v1/admin/review-criteria/{id}', 'criterion')),
    deleteCriterion: build.mutation(adminAction('POST /v1/admin/review-criteria/{id}/delete', 'criterion')),
  }),
});

export const {
  useAdminReviewsInfiniteQuery,
  useAdminReviewQuery,
  useCreateReviewMutation,
  useEditReviewMutation,
  useHideReviewMutation,
  useCheckReviewsMutation,
  useImportReviewsMutation,
  useEditImportedReviewMutation,
  useHideImportedReviewMutation,
  useAdminReviewCriteriaQuery,
  useReviewCriterionQuery,
  useCreateCriterionMutation,
  useChangeCriterionMutation,
  useDeleteCriterionMutation,
} = adminReviewsApi;
