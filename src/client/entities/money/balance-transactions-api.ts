import type { TransactionType } from '#domain/money/transaction-type.ts';
import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';

/**
 * Filter of operations: no types means all of them; `from` and `to` are days in the zone, `2026-11-22`, both inclusive.
 */
export interface TransactionFilter {
  readonly types: readonly TransactionType[];
  readonly from: string | null;
  readonly to: string | null;
  readonly zone: string;
}

const transactions = call('GET /v1/balance/transactions');

/** Operations of the account. */
export const balanceTransactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    transactions: build.infiniteQuery<CallResponse<'GET /v1/balance/transactions'>, TransactionFilter, string | null>({
      query: ({ queryArg: { types, from, to, zone }, pageParam }) =>
        transactions.query({
          query: {
            zone,
            ...(types.length === 0 ? {} : { types: [...types] }),
            ...(from === null ? {} : { from }),
            ...(to === null ? {} : { to }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      providesTags: ['Transactions'],
    }),
    transaction: build.query({ ...call('GET /v1/balance/transactions/{id}'), providesTags: ['Transactions'] }),
  }),
});

export const { useTransactionsInfiniteQuery, useTransactionQuery } = balanceTransactionsApi;
