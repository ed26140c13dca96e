import { api } from '../../api/api';
import { call } from '../../api/call';

/** What a squad costs before there is one. */
const squadPricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A question rather than a change, so a query: its answer belongs to its very terms, and a late one is dropped. */
    squadQuote: build.query({ ...call('POST /v1/squads/calculate'), providesTags: ['Quote'] }),
    squadRates: build.query(call('GET /v1/squad-prices/rates')),
    /** Whom it is open to changes with who asks, with their address and with the squads that they have finished. */
    firstSquadPrices: build.query({
      ...call('GET /v1/squads/first-squad-prices'),
      providesTags: ['Me', 'SquadHistory'],
    }),
  }),
});

export const { useSquadQuoteQuery, useSquadRatesQuery, useFirstSquadPricesQuery } = squadPricesApi;
