import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const tag = { type: 'Desk', id: 'reconciliation' } as const;

/** Registers of payment providers compared with our deposits. */
export const {
  useDeskReconciliationsInfiniteQuery,
  useDeskReconciliationQuery,
  useCheckRegisterMutation,
  useMakeReconciliationMutation,
  useDecideDifferenceMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    deskReconciliations: build.infiniteQuery<CallResponse<'GET /v1/admin/reconciliations'>, ListFilters, string | null>(
      deskList('GET /v1/admin/reconciliations', 'reconciliation'),
    ),
    deskReconciliation: build.query({ ...call('GET /v1/admin/reconciliations/{id}'), providesTags: [tag] }),
    checkRegister: build.mutation(call('POST /v1/admin/reconciliations/check')),
    makeReconciliation: build.mutation(deskAction('POST /v1/admin/reconciliations', 'reconciliation')),
    decideDifference: build.mutation(
      deskAction('POST /v1/admin/reconciliations/{id}/differences/{differenceId}/decide', 'reconciliation', 'deposit'),
    ),
  }),
});
