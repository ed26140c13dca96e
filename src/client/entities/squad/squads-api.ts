import { api } from '../../api/api';
import { call, callOrNull } from '../../api/call';

/** What is known of squads. What else is asked of them, and what people do, stands beside it, by the pages that need it. */
export const squadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null: there is no such squad for this person. */
    squad: build.query({
      ...callOrNull('GET /v1/squads/{id}', 'SQUADS_NOT_FOUND'),
      providesTags: (_answer, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
    /** Null: they were never in it. */
    squadFarewell: build.query({
      ...callOrNull('GET /v1/squads/{id}/farewell', 'SQUADS_NOT_FOUND'),
      providesTags: (_answer, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
    visibleSquads: build.query({
      ...call('GET /v1/squads/{gameId}/squads'),
      providesTags: (_answer, _error, { params }) => [{ type: 'Squads', id: params.gameId }],
    }),
  }),
});

export const { useSquadQuery, useSquadFarewellQuery, useVisibleSquadsQuery } = squadsApi;
