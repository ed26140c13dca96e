import { api } from '../../api/api';
import { callOrNull } from '../../api/call';

/**
 * What the first page needs of squads. The changes are in slices of their own, next to this one, so that only the pages
 * that need them load them.
 */
export const squadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null: there is no such squad, or this person may not see it. */
    squad: build.query({
      ...callOrNull('GET /v1/squads/{id}', 'SQUADS_NOT_FOUND'),
      providesTags: (_response, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
  }),
});

export const { useSquadQuery } = squadsApi;
