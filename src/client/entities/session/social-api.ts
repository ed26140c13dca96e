import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/people-calls';
import { storeSignIn } from './auth-api';

/** Sign-in with an external account. */
export const socialApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInProviders: build.query({ ...call('GET /v1/auth/social'), keepUnusedDataFor: Infinity }),
    startSocialSignIn: build.mutation(call('POST /v1/auth/social/{provider}')),
    socialNewcomer: build.query({ ...call('GET /v1/auth/social/newcomer'), keepUnusedDataFor: 0 }),
    joinAsNewcomer: build.mutation({ ...call('POST /v1/auth/social/newcomer'), onQueryStarted: storeSignIn }),
    identities: build.query({ ...call('GET /v1/users/me/identities'), providesTags: ['Sessions'] }),
    startSocialLink: build.mutation(call('POST /v1/users/me/identities/{provider}')),
    unlinkIdentity: build.mutation(change('DELETE /v1/users/me/identities/{provider}')),
  }),
});

export const {
  useSignInProvidersQuery,
  useStartSocialSignInMutation,
  useSocialNewcomerQuery,
  useJoinAsNewcomerMutation,
  useIdentitiesQuery,
  useStartSocialLinkMutation,
  useUnlinkIdentityMutation,
} = socialApi;
