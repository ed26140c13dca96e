import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

const tag = { type: 'Admin', id: 'support' } as const;

const adminSupportApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminThreads: build.infiniteQuery<CallResponse<'GET /v1/admin/support/threads'>, ListFilters, string | null>(
      adminList('GET /v1/admin/support/threads', 'support'),
    ),
    adminThread: build.query({ ...call('GET /v1/admin/support/threads/{chatId}'), providesTags: [tag] }),
    threadPast: build.query({ ...call('GET /v1/admin/support/threads/{chatId}/past'), providesTags: [tag] }),
    supportTotals: build.query({ ...call('GET /v1/admin/support/totals'), providesTags: [tag] }),
    takeThread: build.mutation(adminAction('PUT /v1/admin/support/threads/{chatId}/operator', 'support')),
    answerThread: build.mutation(adminAction('POST /v1/admin/support/threads/{chatId}/answer', 'support')),
    closeThread: build.mutation(adminAction('PUT /v1/admin/support/threads/{chatId}/closed', 'support')),
    supportRatings: build.query({ ...call('GET /v1/admin/support/ratings'), providesTags: [tag] }),
    supportTemplates: build.query({ ...call('GET /v1/admin/support/templates'), providesTags: [tag] }),
    addTemplate: build.mutation(adminAction('POST /v1/admin/support/templates', 'support')),
    changeTemplate: build.mutation(adminAction('PUT /v1/admin/support/templates/{id}', 'support')),
    removeTemplate: build.mutation(adminAction('DELETE /v1/admin/support/templates/{id}', 'support')),
  }),
});

export const {
  useAdminThreadsInfiniteQuery,
  useAdminThreadQuery,
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
} = adminSupportApi;
