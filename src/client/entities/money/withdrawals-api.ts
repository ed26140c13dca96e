import { change } from '../cache-rules/money-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

/** Withdrawals, to wallets and as skins. */
const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    steamTradeUrl: build.query({ ...call('GET /v1/balance/steam-trade-url'), providesTags: ['SteamTradeUrl'] }),
    saveSteamTradeUrl: build.mutation(change('PUT /v1/balance/steam-trade-url')),
    withdrawalMethods: build.query({
      ...call('GET /v1/balance/user-withdrawal-methods'),
      providesTags: ['WithdrawalMethods'],
    }),
    deleteWithdrawalMethod: build.mutation(change('DELETE /v1/balance/user-withdrawal-methods/{id}')),
    withdraw: build.mutation(change('POST /v1/balance/withdraw')),
    cancelWithdrawal: build.mutation(change('POST /v1/balance/withdrawals/{id}/cancel')),
  }),
});

export const {
  useSteamTradeUrlQuery,
  useSaveSteamTradeUrlMutation,
  useWithdrawalMethodsQuery,
  useDeleteWithdrawalMethodMutation,
  useWithdrawMutation,
  useCancelWithdrawalMutation,
} = withdrawalsApi;
