import { api } from '../../api/api';
import { type CallResponse, call, type CallArgs, callOrNull } from '../../api/call';

type MateListCall = CallArgs<'GET /v1/mates/game/{gameId}'>;

const mateList = call('GET /v1/mates/game/{gameId}');

export const matesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first few, for the header's menu. */
    headerMates: build.query({ ...mateList, providesTags: ['Mates'] }),
    /** The whole list with infinite scroll. */
    mates: build.infiniteQuery<CallResponse<'GET /v1/mates/game/{gameId}'>, MateListCall, string | null>({
      query: ({ queryArg: { params, query }, pageParam }) =>
        mateList.query({ params, query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['Mates'],
    }),
    /** Null: this game has no such mate. */
    mateInGame: build.query({
      ...callOrNull('GET /v1/mates/{gameId}/{mateId}', 'USERS_NOT_FOUND'),
      providesTags: ['Mates'],
    }),
    mateStats: build.query({
      ...call('GET /v1/mates/stats/{gameId}/{userId}'),
      providesTags: ['MateOrders', 'Transactions'],
    }),
    /** With prices and income, which follow the mate's grade and percent. */
    ownCategories: build.query({ ...call('GET /v1/categories/mate'), providesTags: ['Categories', 'MateStanding'] }),
    mateReadiness: build.query({ ...call('GET /v1/mates/validate'), providesTags: ['MateReadiness'] }),
  }),
});

export const {
  useHeaderMatesQuery,
  useMatesInfiniteQuery,
  useMateInGameQuery,
  useMateStatsQuery,
  useOwnCategoriesQuery,
  useMateReadinessQuery,
} = matesApi;
