import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

/** Deposits with the callbacks of providers, reserves, prize draws. */
export const adminMoneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminDeposits: build.infiniteQuery<CallResponse<'GET /v1/admin/deposits'>, ListFilters, string | null>(
      adminList('GET /v1/admin/deposits', 'deposit'),
    ),
    adminDeposit: build.query({
      ...call('GET /v1/admin/deposits/{id}'),
      providesTags: [{ type: 'Admin', id: 'deposit' }],
    }),
    creditDeposit: build.mutation(adminAction('POST /v1/admin/deposits/{id}/credit', 'deposit', 'transaction')),
    refundDeposit: build.mutation(adminAction('POST /v1/admin/deposits/{id}/refund', 'deposit', 'transaction')),
    closeDebt: build.mutation(adminAction('POST /v1/admin/deposits/{id}/close-debt', 'deposit')),
    adminCallbacks: build.infiniteQuery<CallResponse<'GET /v1/admin/provider-callbacks'>, ListFilters, string | null>(
      adminList('GET /v1/admin/provider-callbacks', 'callback'),
    ),
    adminCallback: build.query({
      ...call('GET /v1/admin/provider-callbacks/{id}'),
      providesTags: [{ type: 'Admin', id: 'callback' }],
    }),
    resolveCallback: build.mutation(adminAction('POST /v1/admin/provider-callbacks/{id}/resolve', 'callback')),
    tieCallback: build.mutation(adminAction('POST /v1/admin/provider-callbacks/{id}/tie', 'callback', 'deposit')),
    adminReserves: build.infiniteQuery<CallResponse<'GET /v1/admin/reserves'>, ListFilters, string | null>(
      adminList('GET /v1/admin/reserves', 'reserve'),
    ),
    adminReserve: build.query({
      ...call('GET /v1/admin/reserves/{id}'),
      providesTags: [{ type: 'Admin', id: 'reserve' }],
    }),
    confirmUnreserve: build.mutation(adminAction('POST /v1/admin/reserves/{id}/rows/{rowId}/confirm', 'reserve')),
    rejectUnreserve: build.mutation(adminAction('POST /v1/admin/reserves/{id}/rows/{rowId}/reject', 'reserve')),
    cancelAnyReserve: build.mutation(adminAction('POST /v1/admin/reserves/{id}/cancel', 'reserve')),
    adminDraws: build.infiniteQuery<CallResponse<'GET /v1/admin/draws'>, ListFilters, string | null>(
      adminList('GET /v1/admin/draws', 'draw'),
    ),
    adminDraw: build.query({ ...call('GET /v1/admin/draws/{id}'), providesTags: [{ type: 'Admin', id: 'draw' }] }),
    createDraw: build.mutation(adminAction('POST /v1/admin/draws', 'draw')),
    drawWinners: build.mutation(adminAction('POST /v1/admin/draws/{id}/draw', 'draw')),
    cancelDraw: build.mutation(adminAction('POST /v1/admin/draws/{id}/cancel', 'draw')),
    payDraw: build.mutation(adminAction('POST /v1/admin/draws/{id}/pay', 'draw')),
  }),
});

export const {
  useAdminDepositsInfiniteQuery,
  useAdminDepositQuery,
  useCreditDepositMutation,
  useRefundDepositMutation,
  useCloseDebtMutation,
  useAdminCallbacksInfiniteQuery,
  useAdminCallbackQuery,
  useResolveCallbackMutation,
  useTieCallbackMutation,
  useAdminDrawsInfiniteQuery,
  useAdminDrawQuery,
  useCreateDrawMutation,
  useDrawWinnersMutation,
  usePayDrawMutation,
  useCancelDrawMutation,
  useAdminReservesInfiniteQuery,
  useAdminReserveQuery,
  useConfirmUnreserveMutation,
  useRejectUnreserveMutation,
  useCancelAnyReserveMutation,
} = adminMoneyApi;
