import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

const tag = { type: 'Admin', id: 'withdrawal' } as const;

export const adminWithdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminWithdrawals: build.infiniteQuery<CallResponse<'GET /v1/admin/withdrawals'>, ListFilters, string | null>(
      adminList('GET /v1/admin/withdrawals', 'withdrawal'),
    ),
    adminWithdrawalTotals: build.query({ ...call('GET /v1/admin/withdrawals/totals'), providesTags: [tag] }),
    adminWithdrawal: build.query({ ...call('GET /v1/admin/withdrawals/{id}'), providesTags: [tag] }),
    revealWallet: build.mutation(adminAction('POST /v1/admin/withdrawals/{id}/wallet', 'withdrawal')),
    confirmWithdrawal: build.mutation(adminAction('POST /v1/admin/withdrawals/{id}/confirm', 'withdrawal')),
    confirmWithdrawals: build.mutation(adminAction('POST /v1/admin/withdrawals/confirm', 'withdrawal')),
    payWithdrawal: build.mutation(adminAction('POST /v1/admin/withdrawals/{id}/pay', 'withdrawal')),
    payoutAccounts: build.query({ ...call('GET /v1/admin/payouts/accounts'), providesTags: [tag] }),
    withdrawalPayouts: build.query({ ...call('GET /v1/admin/withdrawals/{id}/payouts'), providesTags: [tag] }),
    sendPayout: build.mutation(adminAction('POST /v1/admin/withdrawals/{id}/payouts', 'withdrawal')),
    payoutAgain: build.mutation(adminAction('POST /v1/admin/payouts/{id}/again', 'withdrawal')),
    payoutDone: build.mutation(adminAction('POST /v1/admin/payouts/{id}/done', 'withdrawal')),
    payoutFailed: build.mutation(adminAction('POST /v1/admin/payouts/{id}/failed', 'withdrawal')),
    rejectWithdrawal: build.mutation(adminAction('POST /v1/admin/withdrawals/{id}/reject', 'withdrawal')),
  }),
});

export const {
  useAdminWithdrawalsInfiniteQuery,
  useAdminWithdrawalTotalsQuery,
  useAdminWithdrawalQuery,
  useRevealWalletMutation,
  useConfirmWithdrawalMutation,
  useConfirmWithdrawalsMutation,
  usePayWithdrawalMutation,
  useRejectWithdrawalMutation,
  usePayoutAccountsQuery,
  useWithdrawalPayoutsQuery,
  useSendPayoutMutation,
  usePayoutAgainMutation,
  usePayoutDoneMutation,
  usePayoutFailedMutation,
} = adminWithdrawalsApi;
