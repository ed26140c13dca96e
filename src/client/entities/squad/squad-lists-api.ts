import { api } from '../../api/api';
import { call } from '../../api/call';

export const squadListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    visibleSquads: build.query({
      ...call('GET /v1/squads/{gameId}/squads'),
      providesTags: (_response, _error, { params }) => [{ type: 'Squads', id: params.gameId }],
    }),
  }),
});

export const { useVisibleSquadsQuery } = squadListsApi;
