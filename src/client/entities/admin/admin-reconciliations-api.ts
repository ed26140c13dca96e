import { api } from '../../api/api';
import { type AnswerOf, call } from '../../api/call';
import { act } from '../cache-rules/acts';
import { adminList, type ListFilters } from './admin-list';

const tag = { type: 'Admin', id: 'reconciliation' } as const;

/** Registers of providers laid beside our deposits. */
export const {
  useAdminReconciliationsInfiniteQuery,
  useAdminReconciliationQuery,
  useMakeReconciliationMutation,
  useDecideDifferenceMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminReconciliations: build.infiniteQuery<AnswerOf<'GET /v1/admin/reconciliations'>, ListFilters, string | null>(
      adminList('GET /v1/admin/reconciliations', 'reconciliation'),
    ),
    adminReconciliation: build.query({ ...call('GET /v1/admin/reconciliations/{id}'), providesTags: [tag] }),
    makeReconciliation: build.mutation(act('POST /v1/admin/reconciliations', 'reconciliation')),
    decideDifference: build.mutation(
      act('POST /v1/admin/reconciliations/{id}/differences/{differenceId}/decide', 'reconciliation', 'deposit'),
    ),
  }),
});
