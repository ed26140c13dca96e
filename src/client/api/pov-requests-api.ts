import { api } from './api';
import { call, callOrNull } from './call';

/** Requests for a recording of a game. */
export const povRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null: nothing is asked of this person now. */
    currentPov: build.query({ ...callOrNull('GET /v1/pov-requests/current', 'POV_REQUESTS_NOT_FOUND'), providesTags: ['PovRequest'] }),
    squadPov: build.query({ ...callOrNull('GET /v1/squads/{id}/pov-request', 'POV_REQUESTS_NOT_FOUND'), providesTags: ['PovRequest'] }),
    declarePovFile: build.mutation({ ...call('POST /v1/pov-requests/{id}/files'), invalidatesTags: ['PovRequest'] }),
    sendPovPart: build.mutation(call('PUT /v1/pov-requests/files/{id}')),
    removePovFile: build.mutation({ ...call('DELETE /v1/pov-requests/files/{id}'), invalidatesTags: ['PovRequest'] }),
    addPovLink: build.mutation({ ...call('POST /v1/pov-requests/{id}/links'), invalidatesTags: ['PovRequest'] }),
    removePovLink: build.mutation({ ...call('DELETE /v1/pov-requests/links/{id}'), invalidatesTags: ['PovRequest'] }),
    respondPov: build.mutation({ ...call('POST /v1/pov-requests/{id}/respond'), invalidatesTags: ['PovRequest'] }),
    squadPovs: build.query({ ...call('GET /v1/admin/squads/{id}/pov-requests'), providesTags: ['PovRequest', 'Admin'] }),
    askPov: build.mutation({ ...call('POST /v1/admin/squads/{id}/pov-request'), invalidatesTags: ['PovRequest', 'Admin'] }),
  }),
});

export const {
  useCurrentPovQuery,
  useSquadPovQuery,
  useRemovePovFileMutation,
  useAddPovLinkMutation,
  useRemovePovLinkMutation,
  useRespondPovMutation,
  useSquadPovsQuery,
  useAskPovMutation,
} = povRequestsApi;
