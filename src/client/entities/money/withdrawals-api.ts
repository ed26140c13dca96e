import { change } from '../cache-rules/money-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

/** Withdrawals to wallets, and as skins. */
const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  useWithdrawalMethodsQuery,
  useDeleteWithdrawalMethodMutation,
  useWithdrawMutation,
  useCancelWithdrawalMutation,
} = withdrawalsApi;
