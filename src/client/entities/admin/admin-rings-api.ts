import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

/** Accounts that look like one person's. */
const adminRingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminRings: build.infiniteQuery<CallResponse<'GET /v1/admin/rings'>, ListFilters, string | null>(
      adminList('GET /v1/admin/rings', 'ring'),
    ),
    adminRing: build.query({ ...call('GET /v1/admin/rings/{id}'), providesTags: [{ type: 'Admin', id: 'ring' }] }),
    releaseRing: build.mutation(adminAction('POST /v1/admin/rings/{id}/release', 'ring', 'transaction')),
    takeRing: build.mutation(adminAction('POST /v1/admin/rings/{id}/take', 'ring', 'transaction')),
    undoRing: build.mutation(adminAction('POST /v1/admin/rings/{id}/undo', 'ring', 'transaction')),
  }),
});

export const {
  useAdminRingsInfiniteQuery,
  useAdminRingQuery,
  useReleaseRingMutation,
  useTakeRingMutation,
  useUndoRingMutation,
} = adminRingsApi;
