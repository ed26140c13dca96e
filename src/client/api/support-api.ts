import { api } from './api';
import { call } from './call';
import type { AnswerOf } from './call';

const own = call('GET /v1/support/threads');

export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    supportThreads: build.infiniteQuery<AnswerOf<'GET /v1/support/threads'>, void, string | null>({
      query: ({ pageParam }) => own.query({ query: pageParam === null ? {} : { cursor: pageParam } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['Support'],
    }),
    askSupport: build.mutation({ ...call('POST /v1/support/threads'), invalidatesTags: ['Support'] }),
    adminSupportThreads: build.query({ ...call('GET /v1/admin/support/threads'), providesTags: ['Support', 'Admin'] }),
    closeSupportThread: build.mutation({ ...call('PUT /v1/admin/support/threads/{chatId}/closed'), invalidatesTags: ['Support', 'Admin'] }),
  }),
});

export const { useSupportThreadsInfiniteQuery, useAskSupportMutation } = supportApi;
