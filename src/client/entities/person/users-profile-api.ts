import { change } from '../cache-rules/people-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';
import { storeMeResponse } from './store-me-response';

/** What people say about themselves. A change may end a mate's readiness, so `me` is fetched again too. */
const usersProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    setAvatar: build.mutation({ ...change('PUT /v1/users/me/avatar'), onQueryStarted: storeMeResponse }),
    setUsername: build.mutation({ ...change('PUT /v1/users/me/username'), onQueryStarted: storeMeResponse }),
    setDescription: build.mutation(change('PUT /v1/users/me/description')),
    setCountry: build.mutation(change('PUT /v1/users/me/country')),
    setTimeZone: build.mutation({ ...call('PUT /v1/users/me/time-zone'), onQueryStarted: storeMeResponse }),
    setLanguages: build.mutation(change('PUT /v1/users/me/languages')),
    setAllowMarketing: build.mutation({ ...call('PUT /v1/users/me/allow-marketing'), onQueryStarted: storeMeResponse }),
    ownPlatforms: build.query({
      ...call('GET /v1/users/me/platforms/{game}'),
      providesTags: ['User'],
      keepUnusedDataFor: Infinity,
    }),
    setOwnPlatforms: build.mutation(change('PUT /v1/users/me/platforms/{game}')),
  }),
});

export const {
  useSetAvatarMutation,
  useSetUsernameMutation,
  useSetDescriptionMutation,
  useSetCountryMutation,
  useSetTimeZoneMutation,
  useSetLanguagesMutation,
  useSetAllowMarketingMutation,
  useOwnPlatformsQuery,
  useSetOwnPlatformsMutation,
} = usersProfileApi;
