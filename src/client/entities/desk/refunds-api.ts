import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

/** Refunds of deposits to where they came from. */
const deskRefundsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskRefunds: build.infiniteQuery<CallResponse<'GET /v1/admin/refunds'>, ListFilters, string | null>(
      deskList('GET /v1/admin/refunds', 'refund'),
    ),
    deskRefund: build.query({ ...call('GET /v1/admin/refunds/{id}'), providesTags: [{ type: 'Desk', id: 'refund' }] }),
    agreeRefund: build.mutation(deskAction('POST /v1/admin/refunds/{id}/agree', 'refund')),
    declineRefund: build.mutation(deskAction('POST /v1/admin/refunds/{id}/decline', 'refund')),
    refundMade: build.mutation(deskAction('POST /v1/admin/refunds/{id}/done', 'refund', 'deposit')),
    refundFailed: build.mutation(deskAction('POST /v1/admin/refunds/{id}/failed', 'refund')),
    refundAgain: build.mutation(deskAction('POST /v1/admin/refunds/{id}/again', 'refund')),
  }),
});

export const {
  useDeskRefundsInfiniteQuery,
  useDeskRefundQuery,
  useAgreeRefundMutation,
  useDeclineRefundMutation,
  useRefundMadeMutation,
  useRefundFailedMutation,
  useRefundAgainMutation,
} = deskRefundsApi;
