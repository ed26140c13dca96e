import { api } from '../../api/api';
import { call } from '../../api/call';

/** How a squad was, for its parties. */
const squadPastApi = api.injectEndpoints({
  endpoints: (build) => ({
    squadPast: build.query({
      ...call('GET /v1/squads/{id}/past'),
      providesTags: (_response, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
  }),
});

export const { useSquadPastQuery } = squadPastApi;
