import { api } from '../../api/api';
import { call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';

const tag = { type: 'Desk', id: 'withdrawal' } as const;

const deskPayoutsApi = api.injectEndpoints({
  endpoints: (build) => ({
    payoutAccounts: build.query({ ...call('GET /v1/admin/payouts/accounts'), providesTags: [tag] }),
    withdrawalPayouts: build.query({ ...call('GET /v1/admin/withdrawals/{id}/payouts'), providesTags: [tag] }),
    sendPayout: build.mutation(deskAction('POST /v1/admin/withdrawals/{id}/payouts', 'withdrawal')),
    payoutAgain: build.mutation(deskAction('POST /v1/admin/payouts/{id}/again', 'withdrawal')),
    payoutDone: build.mutation(deskAction('POST /v1/admin/payouts/{id}/done', 'withdrawal')),
    payoutFailed: build.mutation(deskAction('POST /v1/admin/payouts/{id}/failed', 'withdrawal')),
  }),
});

export const {
  usePayoutAccountsQuery,
  useWithdrawalPayoutsQuery,
  useSendPayoutMutation,
  usePayoutAgainMutation,
  usePayoutDoneMutation,
  usePayoutFailedMutation,
} = deskPayoutsApi;
