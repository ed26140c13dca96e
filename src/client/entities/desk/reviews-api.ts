import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const review = { type: 'Desk', id: 'review' } as const;

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
} = deskReviewsApi;
