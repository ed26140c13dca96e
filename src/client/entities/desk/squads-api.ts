import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const squad = { type: 'Desk', id: 'squad' } as const;

/** Squads for operators, failed timer steps. */
export const deskSquadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskSquads: build.infiniteQuery<CallResponse<'GET /v1/admin/squads'>, ListFilters, string | null>(
      deskList('GET /v1/admin/squads', 'squad'),
    ),
    liveSquads: build.query({ ...call('GET /v1/admin/squads/live'), providesTags: [squad] }),
    deskSquad: build.query({ ...call('GET /v1/admin/squads/{id}'), providesTags: [squad] }),
    disbandByStaff: build.mutation(deskAction('POST /v1/admin/squads/{id}/disband', 'squad', 'dispute')),
    failedDeadlines: build.infiniteQuery<CallResponse<'GET /v1/admin/deadlines'>, ListFilters, string | null>(
      deskList('GET /v1/admin/deadlines', 'deadline'),
    ),
    failedDeadline: build.query({
      ...call('GET /v1/admin/deadlines/{id}'),
      providesTags: [{ type: 'Desk', id: 'deadline' }],
    }),
    retryDeadline: build.mutation(deskAction('POST /v1/admin/deadlines/{id}/retry', 'deadline', 'squad')),
  }),
});

export const {
  useDeskSquadsInfiniteQuery,
  useLiveSquadsQuery,
  useDeskSquadQuery,
  useDisbandByStaffMutation,
  useFailedDeadlinesInfiniteQuery,
  useFailedDeadlineQuery,
  useRetryDeadlineMutation,
} = deskSquadsApi;
