import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

export const deskTransactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskTransactions: build.infiniteQuery<CallResponse<'GET /v1/admin/transactions'>, ListFilters, string | null>(
      deskList('GET /v1/admin/transactions', 'transaction'),
    ),
    deskTransaction: build.query({
      ...call('GET /v1/admin/transactions/{id}'),
      providesTags: [{ type: 'Desk', id: 'transaction' }],
    }),
    deskCorrections: build.infiniteQuery<CallResponse<'GET /v1/admin/corrections'>, ListFilters, string | null>(
      deskList('GET /v1/admin/corrections', 'correction'),
    ),
    deskCorrection: build.query({
      ...call('GET /v1/admin/corrections/{id}'),
      providesTags: [{ type: 'Desk', id: 'correction' }],
    }),
    beforeCorrection: build.query({
      ...call('GET /v1/admin/corrections/before/{userId}'),
      providesTags: [{ type: 'Desk', id: 'correction' }],
    }),
    ledgerState: build.query({ ...call('GET /v1/admin/ledger'), providesTags: [{ type: 'Desk', id: 'transaction' }] }),
    checkLedger: build.mutation(deskAction('POST /v1/admin/ledger/check', 'transaction')),
    correctBalance: build.mutation(deskAction('POST /v1/admin/corrections', 'correction', 'transaction')),
    confirmCorrection: build.mutation(
      deskAction('POST /v1/admin/corrections/{id}/confirm', 'correction', 'transaction'),
    ),
    rejectCorrection: build.mutation(deskAction('POST /v1/admin/corrections/{id}/reject', 'correction')),
  }),
});

export const {
  useLedgerStateQuery,
  useCheckLedgerMutation,
  useDeskTransactionsInfiniteQuery,
  useDeskTransactionQuery,
  useDeskCorrectionsInfiniteQuery,
  useDeskCorrectionQuery,
  useBeforeCorrectionQuery,
  useCorrectBalanceMutation,
  useConfirmCorrectionMutation,
  useRejectCorrectionMutation,
} = deskTransactionsApi;
