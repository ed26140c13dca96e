import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
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
  }),
});

export const { useDeskTransactionsInfiniteQuery, useDeskTransactionQuery } = deskTransactionsApi;
