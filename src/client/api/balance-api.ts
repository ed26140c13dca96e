import type { TransactionType } from '../../domain/enums/transaction-type';
import { api } from './api';
import { call } from './call';
import type { AnswerOf } from './call';

const transactions = call('GET /v1/balance/transactions');
const forever = { keepUnusedDataFor: Infinity } as const;

/** Which operations: none named means all of them. */
export type TransactionFilter = readonly TransactionType[];

const balanceTags = ['Me', 'Balance', 'Transactions'] as const;

export const balanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    balanceSummary: build.query({ ...call('GET /v1/balance/summary'), providesTags: ['Balance'] }),
    transactions: build.infiniteQuery<AnswerOf<'GET /v1/balance/transactions'>, TransactionFilter, string | null>({
      query: ({ queryArg: types, pageParam }) =>
        transactions.query({ query: { ...(types.length === 0 ? {} : { types: [...types] }), ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      providesTags: ['Transactions'],
    }),
    /** One page for an export; nothing is kept of it. */
    transactionsPage: build.query({ ...transactions, keepUnusedDataFor: 0 }),
    depositMethods: build.query({ ...call('GET /v1/balance/deposit-methods'), ...forever }),
    topUpTerms: build.query({ ...call('GET /v1/balance/top-up'), ...forever }),
    startDeposit: build.mutation(call('POST /v1/balance/deposit')),
    firstSquadPromo: build.query({ ...call('GET /v1/balance/first-squad-promo'), providesTags: ['Balance', 'Me'] }),
    depositFirstSquad: build.mutation(call('POST /v1/squads/deposit-first-squad')),
    startPackageDeposit: build.mutation(call('POST /v1/packages/deposit')),
    deposit: build.query({ ...call('GET /v1/balance/deposits/{id}'), providesTags: ['Balance'] }),
    playDummyOutcome: build.mutation({ ...call('POST /v1/dummy-provider/{depositId}'), invalidatesTags: [...balanceTags] }),
    withdrawalMethods: build.query({ ...call('GET /v1/balance/user-withdrawal-methods'), providesTags: ['WithdrawalMethods'] }),
    forgetWithdrawalMethod: build.mutation({ ...call('DELETE /v1/balance/user-withdrawal-methods/{id}'), invalidatesTags: ['WithdrawalMethods'] }),
    withdraw: build.mutation({
      ...call('POST /v1/balance/withdraw'),
      invalidatesTags: (answer) => (answer === undefined ? [] : [...balanceTags, 'WithdrawalMethods']),
    }),
    cancelWithdrawal: build.mutation({ ...call('POST /v1/balance/withdrawals/{id}/cancel'), invalidatesTags: [...balanceTags] }),
  }),
});

export const {
  useBalanceSummaryQuery,
  useTransactionsInfiniteQuery,
  useDepositMethodsQuery,
  useTopUpTermsQuery,
  useStartDepositMutation,
  useFirstSquadPromoQuery,
  useDepositFirstSquadMutation,
  useDepositQuery,
  usePlayDummyOutcomeMutation,
  useWithdrawalMethodsQuery,
  useForgetWithdrawalMethodMutation,
  useWithdrawMutation,
  useCancelWithdrawalMutation,
} = balanceApi;
