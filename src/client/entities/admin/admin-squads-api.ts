import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

const squad = { type: 'Admin', id: 'squad' } as const;
const recording = { type: 'Admin', id: 'recording' } as const;

/** Squads for operators, failed timer steps, requested recordings. */
export const adminSquadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminSquads: build.infiniteQuery<CallResponse<'GET /v1/admin/squads'>, ListFilters, string | null>(
      adminList('GET /v1/admin/squads', 'squad'),
    ),
    liveSquads: build.query({ ...call('GET /v1/admin/squads/live'), providesTags: [squad] }),
    adminSquad: build.query({ ...call('GET /v1/admin/squads/{id}'), providesTags: [squad] }),
    squadSteps: build.query({ ...call('GET /v1/admin/squads/{id}/steps'), providesTags: [squad] }),
    squadStep: build.query({ ...call('GET /v1/admin/squads/{id}/steps/{number}'), providesTags: [squad] }),
    squadStepChat: build.query({ ...call('GET /v1/admin/squads/{id}/steps/{number}/chat'), providesTags: [squad] }),
    disbandByStaff: build.mutation(adminAction('POST /v1/admin/squads/{id}/disband', 'squad', 'dispute')),
    failedDeadlines: build.infiniteQuery<CallResponse<'GET /v1/admin/deadlines'>, ListFilters, string | null>(
      adminList('GET /v1/admin/deadlines', 'deadline'),
    ),
    failedDeadline: build.query({
      ...call('GET /v1/admin/deadlines/{id}'),
      providesTags: [{ type: 'Admin', id: 'deadline' }],
    }),
    retryDeadline: build.mutation(adminAction('POST /v1/admin/deadlines/{id}/retry', 'deadline', 'squad')),
    recordings: build.infiniteQuery<CallResponse<'GET /v1/admin/pov-requests'>, ListFilters, string | null>(
      adminList('GET /v1/admin/pov-requests', 'recording'),
    ),
    recording: build.query({ ...call('GET /v1/admin/pov-requests/{id}'), providesTags: [recording] }),
    markRecordingSeen: build.mutation(adminAction('POST /v1/admin/pov-requests/{id}/seen', 'recording')),
    squadRecordings: build.query({
      ...call('GET /v1/admin/squads/{id}/pov-requests'),
      providesTags: [recording, squad],
    }),
    requestRecording: build.mutation(adminAction('POST /v1/admin/squads/{id}/pov-request', 'recording', 'squad')),
  }),
});

export const {
  useAdminSquadsInfiniteQuery,
  useLiveSquadsQuery,
  useAdminSquadQuery,
  useSquadStepsQuery,
  useSquadStepQuery,
  useSquadStepChatQuery,
  useDisbandByStaffMutation,
  useFailedDeadlinesInfiniteQuery,
  useFailedDeadlineQuery,
  useRetryDeadlineMutation,
  useRecordingsInfiniteQuery,
  useRecordingQuery,
  useMarkRecordingSeenMutation,
  useSquadRecordingsQuery,
  useRequestRecordingMutation,
} = adminSquadsApi;
