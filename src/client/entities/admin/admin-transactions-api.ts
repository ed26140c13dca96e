import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

export const adminTransactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminTransactions: build.infiniteQuery<CallResponse<'GET /v1/admin/transactions'>, ListFilters, string | null>(
      adminList('GET /v1/admin/transactions', 'transaction'),
    ),
    adminTransaction: build.query({
      ...call('GET /v1/admin/transactions/{id}'),
      providesTags: [{ type: 'Admin', id: 'transaction' }],
    }),
    adminCorrections: build.infiniteQuery<CallResponse<'GET /v1/admin/corrections'>, ListFilters, string | null>(
      adminList('GET /v1/admin/corrections', 'correction'),
    ),
    adminCorrection: build.query({
      ...call('GET /v1/admin/corrections/{id}'),
      providesTags: [{ type: 'Admin', id: 'correction' }],
    }),
    beforeCorrection: build.query({
      ...call('GET /v1/admin/corrections/before/{userId}'),
      providesTags: [{ type: 'Admin', id: 'correction' }],
    }),
    ledgerState: build.query({ ...call('GET /v1/admin/ledger'), providesTags: [{ type: 'Admin', id: 'transaction' }] }),
    checkLedger: build.mutation(adminAction('POST /v1/admin/ledger/check', 'transaction')),
    correctBalance: build.mutation(adminAction('POST /v1/admin/corrections', 'correction', 'transaction')),
    confirmCorrection: build.mutation(
      adminAction('POST /v1/admin/corrections/{id}/confirm', 'correction', 'transaction'),
    ),
    rejectCorrection: build.mutation(adminAction('POST /v1/admin/corrections/{id}/reject', 'correction')),
  }),
});

export const {
  useLedgerStateQuery,
  useCheckLedgerMutation,
  useAdminTransactionsInfiniteQuery,
  useAdminTransactionQuery,
  useAdminCorrectionsInfiniteQuery,
  useAdminCorrectionQuery,
  useBeforeCorrectionQuery,
  useCorrectBalanceMutation,
  useConfirmCorrectionMutation,
  useRejectCorrectionMutation,
} = adminTransactionsApi;
