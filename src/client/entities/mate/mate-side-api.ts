import { change } from '../cache-rules/mates-calls';
import { api } from '../../api/api';
import { type CallResponse, call, type CallArgs, callOrNull } from '../../api/call';

type ClientsCall = CallArgs<'GET /v1/mate-clients'>;

const clients = call('GET /v1/mate-clients');

/** Becoming a mate, and a mate's own pages. */
export const mateSideApi = api.injectEndpoints({
  endpoints: (build) => ({
    setMateActive: build.mutation(change('PUT /v1/mates/me/active')),
    setFavoriteMate: build.mutation(change('POST /v1/mates/favorites/{id}')),
    freeNotices: build.query({ ...call('GET /v1/mates/free-notices'), providesTags: ['FreeNotices'] }),
    setFreeNotice: build.mutation(change('PUT /v1/mates/{mateId}/free-notice')),
    setOwnCategory: build.mutation(change('PUT /v1/categories/mate/{id}')),
    ownApplication: build.query({ ...call('GET /v1/mate-applications/my'), providesTags: ['MateApplication'] }),
    sendApplication: build.mutation(change('POST /v1/mate-applications')),
    demoApplications: build.query({ ...call('GET /dev/api/mate-applications'), providesTags: ['Demo'] }),
    approveDemoApplication: build.mutation(change('POST /dev/api/mate-applications/{id}/approve')),
    mateStanding: build.query({ ...call('GET /v1/mates/me/standing'), providesTags: ['MateStanding'] }),
    mateProgress: build.query({ ...call('GET /v1/mates/me/progress'), providesTags: ['MateOrders', 'Transactions'] }),
    matePlace: build.query({ ...call('GET /v1/mates/me/place'), providesTags: ['MateOrders', 'Mates'] }),
    mateClients: build.infiniteQuery<CallResponse<'GET /v1/mate-clients'>, ClientsCall, string | null>({
      query: ({ queryArg: { query }, pageParam }) =>
        clients.query({ query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['MateClients'],
    }),
    setFavoriteClient: build.mutation(change('POST /v1/mate-clients/favorites/{id}')),
    setClientNote: build.mutation(change('POST /v1/mate-clients/notes/{id}')),
    mateLanding: build.query({
      ...callOrNull('GET /v1/mate-landings/{id}', 'NOT_FOUND'),
      providesTags: ['Landing', 'Mates'],
    }),
    mateLandings: build.query({ ...call('GET /v1/mate-landings/game/{gameId}'), providesTags: ['Landing'] }),
    categoryTags: build.query({ ...call('GET /v1/category-tags/{gameId}'), providesTags: ['Landing'] }),
    trainingLandings: build.query({ ...call('GET /v1/training-landings/game/{gameId}'), providesTags: ['Landing'] }),
    categoryTag: build.query({
      ...callOrNull('GET /v1/category-tags/{gameId}/{idOrSlug}', 'NOT_FOUND'),
      providesTags: ['Landing'],
    }),
    trainingLanding: build.query({
      ...callOrNull('GET /v1/training-landings/{id}', 'TRAINING_LANDINGS_NOT_FOUND'),
      providesTags: ['Landing'],
    }),
    buyCourse: build.mutation(change('POST /v1/training-landings/courses/{id}')),
    ownCourses: build.query({ ...call('GET /v1/training-landings/my-courses'), providesTags: ['Courses'] }),
    closeCourse: build.mutation(change('POST /v1/training-landings/my-courses/{id}/close')),
  }),
});

export const {
  useSetMateActiveMutation,
  useSetFavoriteMateMutation,
  useFreeNoticesQuery,
  useSetFreeNoticeMutation,
  useSetOwnCategoryMutation,
  useOwnApplicationQuery,
  useSendApplicationMutation,
  useDemoApplicationsQuery,
  useApproveDemoApplicationMutation,
  useMateStandingQuery,
  useMatePlaceQuery,
  useMateProgressQuery,
  useMateClientsInfiniteQuery,
  useSetFavoriteClientMutation,
  useSetClientNoteMutation,
  useMateLandingQuery,
  useMateLandingsQuery,
  useCategoryTagQuery,
  useCategoryTagsQuery,
  useTrainingLandingsQuery,
  useTrainingLandingQuery,
  useBuyCourseMutation,
  useOwnCoursesQuery,
  useCloseCourseMutation,
} = mateSideApi;
