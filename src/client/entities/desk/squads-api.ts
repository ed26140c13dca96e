import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const squad = { type: 'Desk', id: 'squad' } as const;
const recording = { type: 'Desk', id: 'recording' } as const;

/** Squads for operators, failed timer steps, requested recordings. */
export const deskSquadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskSquads: build.infiniteQuery<CallResponse<'GET /v1/admin/squads'>, ListFilters, string | null>(
      deskList('GET /v1/admin/squads', 'squad'),
    ),
    liveSquads: build.query({ ...call('GET /v1/admin/squads/live'), providesTags: [squad] }),
    deskSquad: build.query({ ...call('GET /v1/admin/squads/{id}'), providesTags: [squad] }),
    squadSteps: build.query({ ...call('GET /v1/admin/squads/{id}/steps'), providesTags: [squad] }),
    squadStep: build.query({ ...call('GET /v1/admin/squads/{id}/steps/{number}'), providesTags: [squad] }),
    squadStepChat: build.query({ ...call('GET /v1/admin/squads/{id}/steps/{number}/chat'), providesTags: [squad] }),
    disbandByStaff: build.mutation(deskAction('POST /v1/admin/squads/{id}/disband', 'squad', 'dispute')),
    failedDeadlines: build.infiniteQuery<CallResponse<'GET /v1/admin/deadlines'>, ListFilters, string | null>(
      deskList('GET /v1/admin/deadlines', 'deadline'),
    ),
    failedDeadline: build.query({
      ...call('GET /v1/admin/deadlines/{id}'),
      providesTags: [{ type: 'Desk', id: 'deadline' }],
    }),
    retryDeadline: build.mutation(deskAction('POST /v1/admin/deadlines/{id}/retry', 'deadline', 'squad')),
    recordings: build.infiniteQuery<CallResponse<'GET /v1/admin/pov-requests'>, ListFilters, string | null>(
      deskList('GET /v1/admin/pov-requests', 'recording'),
    ),
    recording: build.query({ ...call('GET /v1/admin/pov-requests/{id}'), providesTags: [recording] }),
    markRecordingSeen: build.mutation(deskAction('POST /v1/admin/pov-requests/{id}/seen', 'recording')),
    squadRecordings: build.query({
      ...call('GET /v1/admin/squads/{id}/pov-requests'),
      providesTags: [recording, squad],
    }),
    requestRecording: build.mutation(deskAction('POST /v1/admin/squads/{id}/pov-request', 'recording', 'squad')),
  }),
});

export const {
  useDeskSquadsInfiniteQuery,
  useLiveSquadsQuery,
  useDeskSquadQuery,
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
} = deskSquadsApi;
