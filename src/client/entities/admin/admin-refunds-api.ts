import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

/** Refunds of deposits to where they came from. */
const adminRefundsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminRefunds: build.infiniteQuery<CallResponse<'GET /v1/admin/refunds'>, ListFilters, string | null>(
      adminList('GET /v1/admin/refunds', 'refund'),
    ),
    adminRefund: build.query({
      ...call('GET /v1/admin/refunds/{id}'),
      providesTags: [{ type: 'Admin', id: 'refund' }],
    }),
    agreeRefund: build.mutation(adminAction('POST /v1/admin/refunds/{id}/agree', 'refund')),
    declineRefund: build.mutation(adminAction('POST /v1/admin/refunds/{id}/decline', 'refund')),
    refundMade: build.mutation(adminAction('POST /v1/admin/refunds/{id}/done', 'refund', 'deposit')),
    refundFailed: build.mutation(adminAction('POST /v1/admin/refunds/{id}/failed', 'refund')),
    refundAgain: build.mutation(adminAction('POST /v1/admin/refunds/{id}/again', 'refund')),
  }),
});

export const {
  useAdminRefundsInfiniteQuery,
  useAdminRefundQuery,
  useAgreeRefundMutation,
  useDeclineRefundMutation,
  useRefundMadeMutation,
  useRefundFailedMutation,
  useRefundAgainMutation,
} = adminRefundsApi;
