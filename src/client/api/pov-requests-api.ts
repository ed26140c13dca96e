import { api } from './api';
import { call } from './call';

/** Requests for a recording of a game. */
export const povRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentPov: build.query({ ...call('GET /v1/pov-requests/current'), providesTags: ['PovRequest'] }),
    squadPov: build.query({ ...call('GET /v1/squads/{id}/pov-request'), providesTags: ['PovRequest'] }),
    declarePovFile: build.mutation({ ...call('POST /v1/pov-requests/{id}/files'), invalidatesTags: ['PovRequest'] }),
    /** The last part makes the list of files old, and so does a refusal: the file may be gone. */
    sendPovPart: build.mutation({
      ...call('PUT /v1/pov-requests/files/{id}'),
      invalidatesTags: (answer, error, { params }) => (error !== undefined || answer?.request.files.some(({ id, complete }) => complete && id === params.id) ? ['PovRequest'] : []),
    }),
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
