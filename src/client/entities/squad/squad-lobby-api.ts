import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/squads-calls';

/** How the members of a squad find one another in the game. */
const squadLobbyApi = api.injectEndpoints({
  endpoints: (build) => ({
    squadLobby: build.query({
      ...call('GET /v1/squads/{id}/lobby'),
      providesTags: (_response, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
    setLobby: build.mutation(change('PUT /v1/squads/{id}/lobby')),
  }),
});

export const { useSquadLobbyQuery, useSetLobbyMutation } = squadLobbyApi;
