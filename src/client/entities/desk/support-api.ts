import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const tag = { type: 'Desk', id: 'support' } as const;

const deskSupportApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskThreads: build.infiniteQuery<CallResponse<'GET /v1/admin/support/threads'>, ListFilters, string | null>(
      deskList('GET /v1/admin/support/threads', 'support'),
    ),
    deskThread: build.query({ ...call('GET /v1/admin/support/threads/{chatId}'), providesTags: [tag] }),
    threadPast: build.query({ ...call('GET /v1/admin/support/threads/{chatId}/past'), providesTags: [tag] }),
    supportTotals: build.query({ ...call('GET /v1/admin/support/totals'), providesTags: [tag] }),
    takeThread: build.mutation(deskAction('PUT /v1/admin/support/threads/{chatId}/operator', 'support')),
    answerThread: build.mutation(deskAction('POST /v1/admin/support/threads/{chatId}/answer', 'support')),
    closeThread: build.mutation(deskAction('PUT /v1/admin/support/threads/{chatId}/closed', 'support')),
    supportRatings: build.query({ ...call('GET /v1/admin/support/ratings'), providesTags: [tag] }),
    supportTemplates: build.query({ ...call('GET /v1/admin/support/templates'), providesTags: [tag] }),
    addTemplate: build.mutation(deskAction('POST /v1/admin/support/templates', 'support')),
    changeTemplate: build.mutation(deskAction('PUT /v1/admin/support/templates/{id}', 'support')),
    removeTemplate: build.mutation(deskAction('DELETE /v1/admin/support/templates/{id}', 'support')),
  }),
});

export const {
  useDeskThreadsInfiniteQuery,
  useDeskThreadQuery,
  useThreadPastQuery,
  useSupportTotalsQuery,
  useSupportRatingsQuery,
  useTakeThreadMutation,
  useAnswerThreadMutation,
  useCloseThreadMutation,
  useSupportTemplatesQuery,
  useAddTemplateMutation,
  useChangeTemplateMutation,
  useRemoveTemplateMutation,
} = deskSupportApi;
