import { change } from '../cache-rules/money-calls';
import type { TransactionType } from '../../../domain/money/transaction-type';
import { api } from '../../api/api';
import { type AnswerOf, call } from '../../api/call';

const transactions = call('GET /v1/balance/transactions');
const forever = { keepUnusedDataFor: Infinity } as const;

/** Which operations: no type named means all of them; days of the zone, `2026-11-22`, both counted in. */
export interface TransactionFilter {
  readonly types: readonly TransactionType[];
  readonly from: string | null;
  readonly to: string | null;
  readonly zone: string;
}

export const balanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    balanceSummary: build.query({ ...call('GET /v1/balance/summary'), providesTags: ['Balance'] }),
    transactions: build.infiniteQuery<AnswerOf<'GET /v1/balance/transactions'>, TransactionFilter, string | null>({
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
    depositMethods: build.query({ ...call('GET /v1/balance/deposit-methods'), ...forever }),
    topUpTerms: build.query({ ...call('GET /v1/balance/top-up'), ...forever }),
    startDeposit: build.mutation(call('POST /v1/balance/deposit')),
    firstSquadPromo: build.query({ ...call('GET /v1/balance/first-squad-promo'), providesTags: ['Balance', 'Me'] }),
    depositFirstSquad: build.mutation(call('POST /v1/squads/deposit-first-squad')),
    startPackageDeposit: build.mutation(call('POST /v1/packages/deposit')),
    deposit: build.query({ ...call('GET /v1/balance/deposits/{id}'), providesTags: ['Balance'] }),
    openDeposits: build.query({ ...call('GET /v1/balance/deposits/open'), providesTags: ['Balance'] }),
    steamTradeUrl: build.query({ ...call('GET /v1/balance/steam-trade-url'), providesTags: ['SteamTradeUrl'] }),
    saveSteamTradeUrl: build.mutation(change('PUT /v1/balance/steam-trade-url')),
    playDummyOutcome: build.mutation(change('POST /v1/dummy-provider/{depositId}')),
    withdrawalMethods: build.query({
      ...call('GET /v1/balance/user-withdrawal-methods'),
      providesTags: ['WithdrawalMethods'],
    }),
    forgetWithdrawalMethod: build.mutation(change('DELETE /v1/balance/user-withdrawal-methods/{id}')),
    withdraw: build.mutation(change('POST /v1/balance/withdraw')),
    cancelWithdrawal: build.mutation(change('POST /v1/balance/withdrawals/{id}/cancel')),
  }),
});

export const {
  useBalanceSummaryQuery,
  useTransactionQuery,
  useTransactionsInfiniteQuery,
  useDepositMethodsQuery,
  useTopUpTermsQuery,
  useFirstSquadPromoQuery,
  useDepositFirstSquadMutation,
  useDepositQuery,
  useOpenDepositsQuery,
  useSteamTradeUrlQuery,
  useSaveSteamTradeUrlMutation,
  usePlayDummyOutcomeMutation,
  useWithdrawalMethodsQuery,
  useForgetWithdrawalMethodMutation,
  useWithdrawMutation,
  useCancelWithdrawalMutation,
} = balanceApi;
