import { api } from './api';
import { call, callOrNull } from './call';
import type { AnswerOf, CallOf } from './call';

type ClientsCall = CallOf<'GET /v1/mate-clients'>;

const clients = call('GET /v1/mate-clients');

/** Becoming a mate and a mate's own pages. */
export const mateSideApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownApplication: build.query({ ...call('GET /v1/mate-applications/my'), providesTags: ['MateApplication'] }),
    sendApplication: build.mutation({ ...call('POST /v1/mate-applications'), invalidatesTags: ['MateApplication', 'Demo'] }),
    applications: build.query({ ...call('GET /v1/admin/mate-applications'), providesTags: ['Admin'] }),
    approveApplication: build.mutation({ ...call('POST /v1/admin/mate-applications/{id}/approve'), invalidatesTags: ['Admin'] }),
    refuseApplication: build.mutation({ ...call('POST /v1/admin/mate-applications/{id}/refuse'), invalidatesTags: ['Admin'] }),
    demoApplications: build.query({ ...call('GET /dev/api/mate-applications'), providesTags: ['Demo'] }),
    approveDemoApplication: build.mutation({ ...call('POST /dev/api/mate-applications/{id}/approve'), invalidatesTags: ['Demo', 'MateApplication', 'Me'] }),
    mateStanding: build.query({ ...call('GET /v1/mates/me/standing'), providesTags: ['MateStanding'] }),
    setMatePercent: build.mutation({ ...call('PUT /v1/admin/mates/{id}/percent'), invalidatesTags: ['Admin'] }),
    matePercentHistory: build.query({ ...call('GET /v1/admin/mates/{id}/percent-history'), providesTags: ['Admin'] }),
    mateClients: build.infiniteQuery<AnswerOf<'GET /v1/mate-clients'>, ClientsCall, string | null>({
      query: ({ queryArg: { query }, pageParam }) => clients.query({ query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['MateClients'],
    }),
    setFavoriteClient: build.mutation({ ...call('POST /v1/mate-clients/favorites/{id}'), invalidatesTags: ['MateClients'] }),
    setClientNote: build.mutation({ ...call('POST /v1/mate-clients/notes/{id}'), invalidatesTags: ['MateClients'] }),
    mateLanding: build.query({ ...callOrNull('GET /v1/mate-landings/{id}', 'NOT_FOUND'), providesTags: ['Landing', 'Mates'] }),
    categoryTags: build.query({ ...call('GET /v1/category-tags/{gameId}'), providesTags: ['Landing'] }),
    trainingLandings: build.query({ ...call('GET /v1/training-landings/game/{gameId}'), providesTags: ['Landing'] }),
    categoryTag: build.query({ ...callOrNull('GET /v1/category-tags/{gameId}/{idOrSlug}', 'NOT_FOUND'), providesTags: ['Landing'] }),
    trainingLanding: build.query({ ...callOrNull('GET /v1/training-landings/{id}', 'TRAINING_LANDINGS_NOT_FOUND'), providesTags: ['Landing'] }),
    buyCourse: build.mutation({ ...call('POST /v1/training-landings/courses/{id}'), invalidatesTags: ['Courses', 'Me', 'Balance', 'Transactions'] }),
    ownCourses: build.query({ ...call('GET /v1/training-landings/my-courses'), providesTags: ['Courses'] }),
    closeCourse: build.mutation({ ...call('POST /v1/training-landings/my-courses/{id}/close'), invalidatesTags: ['Courses', 'Me', 'Balance', 'Transactions'] }),
  }),
});

export const {
  useOwnApplicationQuery,
  useSendApplicationMutation,
  useDemoApplicationsQuery,
  useApproveDemoApplicationMutation,
  useMateStandingQuery,
  useMateClientsInfiniteQuery,
  useSetFavoriteClientMutation,
  useSetClientNoteMutation,
  useMateLandingQuery,
  useCategoryTagQuery,
  useCategoryTagsQuery,
  useTrainingLandingsQuery,
  useTrainingLandingQuery,
  useBuyCourseMutation,
  useOwnCoursesQuery,
  useCloseCourseMutation,
} = mateSideApi;
