import { api } from '../../api/api';
import { call } from '../../api/call';

const squadsCalculateApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A query although the method is POST: it changes nothing, its response is cached by its terms, and a late response
     * is ignored.
     */
    squadQuote: build.query({ ...call('POST /v1/squads/calculate'), providesTags: ['Quote'] }),
  }),
});

export const { useSquadQuoteQuery } = squadsCalculateApi;
