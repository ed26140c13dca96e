import { api } from '../../api/api';
import { call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';

/** Ways of money in and out, each with its switch. */
const adminMethodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    moneyMethods: build.query({
      ...call('GET /v1/admin/money-methods'),
      providesTags: [{ type: 'Admin', id: 'money-method' }],
    }),
    turnDeposits: build.mutation(adminAction('PUT /v1/admin/money-methods/deposits/{method}', 'money-method')),
    turnWithdrawals: build.mutation(adminAction('PUT /v1/admin/money-methods/withdrawals/{method}', 'money-method')),
    orderDeposits: build.mutation(adminAction('PUT /v1/admin/money-methods/deposits', 'money-method')),
    orderWithdrawals: build.mutation(adminAction('PUT /v1/admin/money-methods/withdrawals', 'money-method')),
  }),
});

export const {
  useMoneyMethodsQuery,
  useTurnDepositsMutation,
  useTurnWithdrawalsMutation,
  useOrderDepositsMutation,
  useOrderWithdrawalsMutation,
} = adminMethodsApi;
