import { change } from '../cache-rules/chats-calls';
import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';

const own = call('GET /v1/support/threads');

const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    supportThreads: build.infiniteQuery<CallResponse<'GET /v1/support/threads'>, void, string | null>({
      query: ({ pageParam }) => own.query({ query: pageParam === null ? {} : { cursor: pageParam } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['Support'],
    }),
    rateSupportThread: build.mutation(change('PUT /v1/support/threads/{chatId}/rating')),
    openSupportThread: build.mutation(change('POST /v1/support/threads')),
  }),
});

export const { useSupportThreadsInfiniteQuery, useOpenSupportThreadMutation, useRateSupportThreadMutation } =
  supportApi;
