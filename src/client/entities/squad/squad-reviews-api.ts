import { api } from '../../api/api';
import { call } from '../../api/call';

/** Reviews of a finished squad. */
const squadReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    squadReviewCriteria: build.query(call('GET /v1/squads/{id}/review-criteria')),
    squadReviews: build.query({
      ...call('GET /v1/squads/{id}/reviews'),
      providesTags: (_response, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
  }),
});

export const { useSquadReviewCriteriaQuery, useSquadReviewsQuery } = squadReviewsApi;
