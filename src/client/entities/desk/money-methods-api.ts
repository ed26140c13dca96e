import { api } from '../../api/api';
import { call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';

/** Ways of money in and out, each with its switch. */
const deskMoneyMethodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    moneyMethods: build.query({
      ...call('GET /v1/admin/money-methods'),
      providesTags: [{ type: 'Desk', id: 'money-method' }],
    }),
    turnDeposits: build.mutation(deskAction('PUT /v1/admin/money-methods/deposits/{method}', 'money-method')),
    turnWithdrawals: build.mutation(deskAction('PUT /v1/admin/money-methods/withdrawals/{method}', 'money-method')),
    orderDeposits: build.mutation(deskAction('PUT /v1/admin/money-methods/deposits', 'money-method')),
    orderWithdrawals: build.mutation(deskAction('PUT /v1/admin/money-methods/withdrawals', 'money-method')),
  }),
});

export const {
  useMoneyMethodsQuery,
  useTurnDepositsMutation,
  useTurnWithdrawalsMutation,
  useOrderDepositsMutation,
  useOrderWithdrawalsMutation,
} = deskMoneyMethodsApi;
