import { api } from './api';
import { call } from './call';
import { signedIn } from './signed-in';

/** Demo mode only. */
export const devApi = api.injectEndpoints({
  endpoints: (build) => ({
    personas: build.query(call('GET /dev/api/personas')),
    signInAs: build.mutation({ ...call('POST /dev/api/sign-in'), onQueryStarted: signedIn }),
  }),
});

export const { usePersonasQuery, useSignInAsMutation } = devApi;
