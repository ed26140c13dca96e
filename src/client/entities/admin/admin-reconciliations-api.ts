import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

const tag = { type: 'Admin', id: 'reconciliation' } as const;

/** Registers of payment providers compared with our deposits. */
export const {
  useAdminReconciliationsInfiniteQuery,
  useAdminReconciliationQuery,
  useCheckRegisterMutation,
  useMakeReconciliationMutation,
  useDecideDifferenceMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminReconciliations: build.infiniteQuery<
      CallResponse<'GET /v1/admin/reconciliations'>,
      ListFilters,
      string | null
    >(adminList('GET /v1/admin/reconciliations', 'reconciliation')),
    adminReconciliation: build.query({ ...call('GET /v1/admin/reconciliations/{id}'), providesTags: [tag] }),
    checkRegister: build.mutation(call('POST /v1/admin/reconciliations/check')),
    makeReconciliation: build.mutation(adminAction('POST /v1/admin/reconciliations', 'reconciliation')),
    decideDifference: build.mutation(
      adminAction('POST /v1/admin/reconciliations/{id}/differences/{differenceId}/decide', 'reconciliation', 'deposit'),
    ),
  }),
});
