import { api } from '../../api/api';
import { call, callOrNull } from '../../api/call';

/**
 * What the first page needs of squads. The other queries and the changes are in slices of their own, next to this one,
 * so that only the pages that need them load them.
 */
export const squadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null: there is no such squad, or this person may not see it. */
    squad: build.query({
      ...callOrNull('GET /v1/squads/{id}', 'SQUADS_NOT_FOUND'),
      providesTags: (_response, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
    /** Null: the person was never in it. */
    squadFarewell: build.query({
      ...callOrNull('GET /v1/squads/{id}/farewell', 'SQUADS_NOT_FOUND'),
      providesTags: (_response, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
    visibleSquads: build.query({
      ...call('GET /v1/squads/{gameId}/squads'),
      providesTags: (_response, _error, { params }) => [{ type: 'Squads', id: params.gameId }],
    }),
  }),
});

export const { useSquadQuery, useSquadFarewellQuery, useVisibleSquadsQuery } = squadsApi;
