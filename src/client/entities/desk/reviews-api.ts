import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const review = { type: 'Desk', id: 'review' } as const;
const criterion = { type: 'Desk', id: 'criterion' } as const;

const deskReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskReviews: build.infiniteQuery<CallResponse<'GET /v1/admin/reviews'>, ListFilters, string | null>(
      deskList('GET /v1/admin/reviews', 'review'),
    ),
    deskReview: build.query({ ...call('GET /v1/admin/reviews/{id}'), providesTags: [review] }),
    createReview: build.mutation(deskAction('POST /v1/admin/reviews', 'review')),
    editReview: build.mutation(deskAction('PUT /v1/admin/reviews/{id}', 'review')),
    hideReview: build.mutation(deskAction('PUT /v1/admin/reviews/{id}/hidden', 'review')),
    checkReviews: build.mutation(call('POST /v1/admin/imported-reviews/check')),
    importReviews: build.mutation(deskAction('POST /v1/admin/imported-reviews', 'review')),
    editImportedReview: build.mutation(deskAction('PUT /v1/admin/imported-reviews/{id}', 'review')),
    hideImportedReview: build.mutation(deskAction('PUT /v1/admin/imported-reviews/{id}/hidden', 'review')),
    deskReviewCriteria: build.query({ ...call('GET /v1/admin/review-criteria'), providesTags: [criterion] }),
    reviewCriterion: build.query({ ...call('GET /v1/admin/review-criteria/{id}'), providesTags: [criterion] }),
    createCriterion: build.mutation(deskAction('POST /v1/admin/review-criteria', 'criterion')),
    changeCriterion: build.mutation(deskAction('PUT /v1/admin/review-criteria/{id}', 'criterion')),
    deleteCriterion: build.mutation(deskAction('POST /v1/admin/review-criteria/{id}/delete', 'criterion')),
  }),
});

export const {
  useDeskReviewsInfiniteQuery,
  useDeskReviewQuery,
  useCreateReviewMutation,
  useEditReviewMutation,
  useHideReviewMutation,
  useCheckReviewsMutation,
  useImportReviewsMutation,
  useEditImportedReviewMutation,
  useHideImportedReviewMutation,
  useDeskReviewCriteriaQuery,
  useReviewCriterionQuery,
  useCreateCriterionMutation,
  useChangeCriterionMutation,
  useDeleteCriterionMutation,
} = deskReviewsApi;
