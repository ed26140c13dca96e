import { change } from '../cache-rules/pov-requests-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

/** Requests for a recording of a game. */
export const povRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentPov: build.query({ ...call('GET /v1/pov-requests/current'), providesTags: ['PovRequest'] }),
    squadPov: build.query({ ...call('GET /v1/squads/{id}/pov-request'), providesTags: ['PovRequest'] }),
    declarePovFile: build.mutation(change('POST /v1/pov-requests/{id}/files')),
    /** The last part invalidates the list of files, and so does a refusal: the file may have been removed. */
    sendPovPart: build.mutation(change('PUT /v1/pov-requests/files/{id}')),
    removePovFile: build.mutation(change('DELETE /v1/pov-requests/files/{id}')),
    addPovLink: build.mutation(change('POST /v1/pov-requests/{id}/links')),
    removePovLink: build.mutation(change('DELETE /v1/pov-requests/links/{id}')),
    respondPov: build.mutation(change('POST /v1/pov-requests/{id}/respond')),
  }),
});

export const {
  useCurrentPovQuery,
  useSquadPovQuery,
  useRemovePovFileMutation,
  useAddPovLinkMutation,
  useRemovePovLinkMutation,
  useRespondPovMutation,
} = povRequestsApi;
