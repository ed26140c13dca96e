import { api } from '../../api/api';
import { call } from '../../api/call';

/** Prices before a squad exists. */
export const squadPricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    squadRates: build.query(call('GET /v1/squad-prices/rates')),
    /**
     * The offer depends on the person, on whether their email is confirmed and on the number of their finished squads.
     */
    firstSquadPrices: build.query({
      ...call('GET /v1/squads/first-squad-prices'),
      providesTags: ['Me', 'SquadHistory'],
    }),
  }),
});

export const { useSquadRatesQuery, useFirstSquadPricesQuery } = squadPricesApi;
