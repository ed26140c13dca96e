import { api } from '../../api/api';
import { callOrNull } from '../../api/call';
import { squadCardsTagId } from '../cache-rules/define-mutations';

/** Apart from the rest of squads: an article shows a card without the code of any of it. */
const squadCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null: there is no such squad, or it is not open to everybody. */
    squadCard: build.query({
      ...callOrNull('GET /v1/squads/{id}/card', 'SQUADS_NOT_FOUND'),
      providesTags: (_answer, _error, { params }) => [
        { type: 'Squads', id: squadCardsTagId },
        { type: 'Squad', id: params.id },
      ],
    }),
  }),
});

export const { useSquadCardQuery } = squadCardApi;
