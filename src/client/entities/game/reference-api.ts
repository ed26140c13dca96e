import { api } from '../../api/api';
import { call } from '../../api/call';

const forever = { keepUnusedDataFor: Infinity } as const;

export const referenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    games: build.query({ ...call('GET /v1/games'), ...forever, providesTags: ['Categories'] }),
    countries: build.query({ ...call('GET /v1/countries'), ...forever }),
    languages: build.query({ ...call('GET /v1/languages'), ...forever }),
    rebranding: build.query(call('GET /v1/rebranding')),
    paymentMethods: build.query({ ...call('GET /v1/payment-methods'), ...forever }),
    gameCategories: build.query({ ...call('GET /v1/categories/game/{gameId}'), providesTags: ['Categories'] }),
    visitorCountry: build.query({ ...call('GET /api/cf-ipcountry'), ...forever }),
  }),
});

/** Whether the product has no games yet; false while this is not known. */
export const useHasNoGames = (): boolean =>
  useGamesQuery(undefined, { selectFromResult: ({ data }) => ({ none: data?.length === 0 }) }).none;

export const {
  useGamesQuery,
  useCountriesQuery,
  useLanguagesQuery,
  useRebrandingQuery,
  usePaymentMethodsQuery,
  useGameCategoriesQuery,
  useVisitorCountryQuery,
} = referenceApi;
