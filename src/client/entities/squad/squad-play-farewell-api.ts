import { api } from '../../api/api';
import { callOrNull } from '../../api/call';

/** The first page needs it of the calls of a game: whoever was in a squad and is no more. */
const squadPlayFarewellApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null: the person was never in it. */
    squadFarewell: build.query({
      ...callOrNull('GET /v1/squads/{id}/farewell', 'SQUADS_NOT_FOUND'),
      providesTags: (_response, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
  }),
});

export const { useSquadFarewellQuery } = squadPlayFarewellApi;
