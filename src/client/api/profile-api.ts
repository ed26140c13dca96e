import { api } from './api';
import { call } from './call';
import { meAnswered } from './me-answered';

/** Wherever a person's name, photo or profile stands. */
const profileTags = ['User', 'Mates', 'MateReadiness', 'Reviews', 'Squad', 'SquadHistory'] as const;

/** What somebody says of himself. A mate may stop being ready with it, so `me` is asked again too. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    setAvatar: build.mutation({ ...call('PUT /v1/users/me/avatar'), onQueryStarted: meAnswered, invalidatesTags: profileTags }),
    setUsername: build.mutation({ ...call('PUT /v1/users/me/username'), onQueryStarted: meAnswered, invalidatesTags: profileTags }),
    setDescription: build.mutation({ ...call('PUT /v1/users/me/description'), invalidatesTags: ['Me', ...profileTags] }),
    setCountry: build.mutation({ ...call('PUT /v1/users/me/country'), invalidatesTags: ['Me', ...profileTags] }),
    setLanguages: build.mutation({ ...call('PUT /v1/users/me/languages'), invalidatesTags: ['Me', ...profileTags] }),
    setAllowMarketing: build.mutation({ ...call('PUT /v1/users/me/allow-marketing'), onQueryStarted: meAnswered }),
    ownPlatforms: build.query({ ...call('GET /v1/users/me/platforms/{game}'), providesTags: ['User'], keepUnusedDataFor: Infinity }),
    setOwnPlatforms: build.mutation({ ...call('PUT /v1/users/me/platforms/{game}'), invalidatesTags: ['Me', ...profileTags] }),
  }),
});

export const {
  useSetAvatarMutation,
  useSetUsernameMutation,
  useSetDescriptionMutation,
  useSetCountryMutation,
  useSetLanguagesMutation,
  useSetAllowMarketingMutation,
  useOwnPlatformsQuery,
  useSetOwnPlatformsMutation,
} = profileApi;
