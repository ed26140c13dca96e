import { api } from '../../api/api';
import { callOrNull } from '../../api/call';
import { squadCardsTagId } from '../cache-rules/define-mutations';

/** Separate from the other endpoints of squads: an article shows a card without loading their code. */
const squadListsCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null: there is no such squad, or it is not public. */
    squadCard: build.query({
      ...callOrNull('GET /v1/squads/{id}/card', 'SQUADS_NOT_FOUND'),
      providesTags: (_response, _error, { params }) => [
        { type: 'Squads', id: squadCardsTagId },
        { type: 'Squad', id: params.id },
      ],
    }),
  }),
});

export const { useSquadCardQuery } = squadListsCardApi;
