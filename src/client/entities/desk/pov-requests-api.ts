import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const squad = { type: 'Desk', id: 'squad' } as const;

const recording = { type: 'Desk', id: 'recording' } as const;

const tag = { type: 'Desk', id: 'dispute' } as const;

/** Requested recordings. */
const deskPovRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    disputeRecordings: build.query({ ...call('GET /v1/admin/disputes/{id}/recordings'), providesTags: [tag] }),
  }),
});

export const {
  useRecordingsInfiniteQuery,
  useRecordingQuery,
  useMarkRecordingSeenMutation,
  useSquadRecordingsQuery,
  useRequestRecordingMutation,
  useDisputeRecordingsQuery,
} = deskPovRequestsApi;
