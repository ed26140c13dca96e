import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/people-calls';
import { signedIn } from './auth-api';

/** Sign-in by an account elsewhere. */
const socialApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInProviders: build.query({ ...call('GET /v1/auth/social'), keepUnusedDataFor: Infinity }),
    setOutToSignIn: build.mutation(call('POST /v1/auth/social/{provider}')),
    socialNewcomer: build.query({ ...call('GET /v1/auth/social/newcomer'), keepUnusedDataFor: 0 }),
    joinAsNewcomer: build.mutation({ ...call('POST /v1/auth/social/newcomer'), onQueryStarted: signedIn }),
    identities: build.query({ ...call('GET /v1/users/me/identities'), providesTags: ['Sessions'] }),
    setOutToLink: build.mutation(call('POST /v1/users/me/identities/{provider}')),
    unlinkIdentity: build.mutation(change('DELETE /v1/users/me/identities/{provider}')),
  }),
});

export const {
  useSignInProvidersQuery,
  useSetOutToSignInMutation,
  useSocialNewcomerQuery,
  useJoinAsNewcomerMutation,
  useIdentitiesQuery,
  useSetOutToLinkMutation,
  useUnlinkIdentityMutation,
} = socialApi;
