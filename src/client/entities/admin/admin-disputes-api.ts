import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

const tag = { type: 'Admin', id: 'dispute' } as const;

const adminDisputesApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminDisputes: build.infiniteQuery<CallResponse<'GET /v1/admin/disputes'>, ListFilters, string | null>(
      adminList('GET /v1/admin/disputes', 'dispute'),
    ),
    adminDispute: build.query({ ...call('GET /v1/admin/disputes/{id}'), providesTags: [tag] }),
    disputeRecordings: build.query({ ...call('GET /v1/admin/disputes/{id}/recordings'), providesTags: [tag] }),
    settleDispute: build.mutation(adminAction('POST /v1/admin/disputes/{id}/decide', 'dispute', 'squad')),
  }),
});

export const {
  useAdminDisputesInfiniteQuery,
  useAdminDisputeQuery,
  useDisputeRecordingsQuery,
  useSettleDisputeMutation,
} = adminDisputesApi;
