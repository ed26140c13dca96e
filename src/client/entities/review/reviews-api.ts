import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';

const reviewsOf = call('GET /v1/reviews/{id}');

export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The reviews of one person, with infinite scroll. */
    reviewsOf: build.infiniteQuery<CallResponse<'GET /v1/reviews/{id}'>, string, string | null>({
      query: ({ queryArg: id, pageParam }) =>
        reviewsOf.query({ params: { id }, query: pageParam === null ? {} : { cursor: pageParam } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['Reviews'],
    }),
    reviewCriteria: build.query({ ...call('GET /v1/reviews/{a}/{b}/criteria'), providesTags: ['Reviews'] }),
    videoReviewPromo: build.query({ ...call('GET /v1/reviews/video-review-promo'), providesTags: ['Me'] }),
    gameReviews: build.query({ ...call('GET /v1/reviews/game/{gameId}'), providesTags: ['Reviews'] }),
  }),
});

export const { useReviewsOfInfiniteQuery, useReviewCriteriaQuery, useGameReviewsQuery, useVideoReviewPromoQuery } =
  reviewsApi;
