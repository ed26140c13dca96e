import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

/** Deposits with the callbacks of providers. */
export const deskDepositsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskDeposits: build.infiniteQuery<CallResponse<'GET /v1/admin/deposits'>, ListFilters, string | null>(
      deskList('GET /v1/admin/deposits', 'deposit'),
    ),
    deskDeposit: build.query({
      ...call('GET /v1/admin/deposits/{id}'),
      providesTags: [{ type: 'Desk', id: 'deposit' }],
    }),
    creditDeposit: build.mutation(deskAction('POST /v1/admin/deposits/{id}/credit', 'deposit', 'transaction')),
    refundDeposit: build.mutation(deskAction('POST /v1/admin/deposits/{id}/refund', 'deposit', 'transaction')),
    closeDebt: build.mutation(deskAction('POST /v1/admin/deposits/{id}/close-debt', 'deposit')),
    deskCallbacks: build.infiniteQuery<CallResponse<'GET /v1/admin/provider-callbacks'>, ListFilters, string | null>(
      deskList('GET /v1/admin/provider-callbacks', 'callback'),
    ),
    deskCallback: build.query({
      ...call('GET /v1/admin/provider-callbacks/{id}'),
      providesTags: [{ type: 'Desk', id: 'callback' }],
    }),
    resolveCallback: build.mutation(deskAction('POST /v1/admin/provider-callbacks/{id}/resolve', 'callback')),
    tieCallback: build.mutation(deskAction('POST /v1/admin/provider-callbacks/{id}/tie', 'callback', 'deposit')),
  }),
});

export const {
  useDeskDepositsInfiniteQuery,
  useDeskDepositQuery,
  useCreditDepositMutation,
  useRefundDepositMutation,
  useCloseDebtMutation,
  useDeskCallbacksInfiniteQuery,
  useDeskCallbackQuery,
  useResolveCallbackMutation,
  useTieCallbackMutation,
} = deskDepositsApi;
