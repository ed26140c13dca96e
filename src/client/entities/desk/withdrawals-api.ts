import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const tag = { type: 'Desk', id: 'withdrawal' } as const;

export const deskWithdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskWithdrawals: build.infiniteQuery<CallResponse<'GET /v1/admin/withdrawals'>, ListFilters, string | null>(
      deskList('GET /v1/admin/withdrawals', 'withdrawal'),
    ),
    deskWithdrawalTotals: build.query({ ...call('GET /v1/admin/withdrawals/totals'), providesTags: [tag] }),
    deskWithdrawal: build.query({ ...call('GET /v1/admin/withdrawals/{id}'), providesTags: [tag] }),
    revealWallet: build.mutation(deskAction('POST /v1/admin/withdrawals/{id}/wallet', 'withdrawal')),
    confirmWithdrawal: build.mutation(deskAction('POST /v1/admin/withdrawals/{id}/confirm', 'withdrawal')),
    confirmWithdrawals: build.mutation(deskAction('POST /v1/admin/withdrawals/confirm', 'withdrawal')),
    payWithdrawal: build.mutation(deskAction('POST /v1/admin/withdrawals/{id}/pay', 'withdrawal')),
    rejectWithdrawal: build.mutation(deskAction('POST /v1/admin/withdrawals/{id}/reject', 'withdrawal')),
  }),
});

export const {
  useDeskWithdrawalsInfiniteQuery,
  useDeskWithdrawalTotalsQuery,
  useDeskWithdrawalQuery,
  useRevealWalletMutation,
  useConfirmWithdrawalMutation,
  useConfirmWithdrawalsMutation,
  usePayWithdrawalMutation,
  useRejectWithdrawalMutation,
} = deskWithdrawalsApi;
