import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

/** Accounts that look like one person's. */
const deskRingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskRings: build.infiniteQuery<CallResponse<'GET /v1/admin/rings'>, ListFilters, string | null>(
      deskList('GET /v1/admin/rings', 'ring'),
    ),
    deskRing: build.query({ ...call('GET /v1/admin/rings/{id}'), providesTags: [{ type: 'Desk', id: 'ring' }] }),
    releaseRing: build.mutation(deskAction('POST /v1/admin/rings/{id}/release', 'ring', 'transaction')),
    takeRing: build.mutation(deskAction('POST /v1/admin/rings/{id}/take', 'ring', 'transaction')),
    undoRing: build.mutation(deskAction('POST /v1/admin/rings/{id}/undo', 'ring', 'transaction')),
  }),
});

export const {
  useDeskRingsInfiniteQuery,
  useDeskRingQuery,
  useReleaseRingMutation,
  useTakeRingMutation,
  useUndoRingMutation,
} = deskRingsApi;
