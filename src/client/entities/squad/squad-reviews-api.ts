import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/squads-calls';

/** Reviews of a finished squad. */
const squadReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    squadReviewCriteria: build.query(call('GET /v1/squads/{id}/review-criteria')),
    squadReviews: build.query({
      ...call('GET /v1/squads/{id}/reviews'),
      providesTags: (_response, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
    reviewSquad: build.mutation(change('POST /v1/squads/{id}/reviews')),
    replyToReview: build.mutation(change('POST /v1/squads/{id}/reviews/{reviewId}/reply')),
  }),
});

export const { useSquadReviewCriteriaQuery, useSquadReviewsQuery, useReviewSquadMutation, useReplyToReviewMutation } =
  squadReviewsApi;
