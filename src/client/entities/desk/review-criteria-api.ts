import { api } from '../../api/api';
import { call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';

const criterion = { type: 'Desk', id: 'criterion' } as const;

const deskReviewCriteriaApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskReviewCriteria: build.query({ ...call('GET /v1/admin/review-criteria'), providesTags: [criterion] }),
    reviewCriterion: build.query({ ...call('GET /v1/admin/review-criteria/{id}'), providesTags: [criterion] }),
    createCriterion: build.mutation(deskAction('POST /v1/admin/review-criteria', 'criterion')),
    changeCriterion: build.mutation(deskAction('PUT /v1/admin/review-criteria/{id}', 'criterion')),
    deleteCriterion: build.mutation(deskAction('POST /v1/admin/review-criteria/{id}/delete', 'criterion')),
  }),
});

export const {
  useDeskReviewCriteriaQuery,
  useReviewCriterionQuery,
  useCreateCriterionMutation,
  useChangeCriterionMutation,
  useDeleteCriterionMutation,
} = deskReviewCriteriaApi;
