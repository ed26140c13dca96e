import { change } from '../cache-rules/people-calls';
import type { Me } from '#contract/schemas/me.ts';
import { responseOf, type StartedQuery } from '../person/store-me-response';
import { api, tags } from '../../api/api';
import { sessionHint } from '../../api/session-hint';
import { notifyOtherTabs } from '../../api/other-tabs';
import { personHere } from '../../api/person-here';
import { usersApi } from '../person/users-api';
import { call } from '../../api/call';

/**
 * Stores the person of a sign-in's response in the cache, where the store drops what was somebody else's; what a guest
 * saw is asked for again. Notifies the other tabs.
 */
export const storeSignIn = async (_credentials: unknown, started: StartedQuery<Me>): Promise<void> => {
  const me = await responseOf(started);
  if (me === null) return;
  sessionHint.set(Date.now());
  await started.dispatch(usersApi.util.upsertQueryData('me', undefined, me));
  started.dispatch(api.util.invalidateTags(tagsOfOthers));
  notifyOtherTabs();
};

/** Nobody is signed in in this browser any more: the caller opens another page, and the other tabs leave theirs. */
export const endSessionHere = (): void => {
  sessionHint.clear();
  personHere.signOut();
  notifyOtherTabs();
};

const tagsOfOthers = tags.filter((tag) => tag !== 'Me');

const storeSignOut = ({ queryFulfilled }: Pick<StartedQuery<unknown>, 'queryFulfilled'>): void =>
  void queryFulfilled.then(endSessionHere, () => undefined);

/** Responses with the signed-in person replace `me` before anything is fetched again. */
const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({ ...call('POST /v1/auth/login'), onQueryStarted: storeSignIn }),
    register: build.mutation({ ...call('POST /v1/auth/register'), onQueryStarted: storeSignIn }),
    loginByToken: build.mutation({ ...call('POST /v1/auth/login-token'), onQueryStarted: storeSignIn }),
    requestLoginLink: build.mutation(call('POST /v1/auth/login-link')),
    confirmEmail: build.mutation({ ...call('POST /v1/auth/email/confirm'), onQueryStarted: storeSignIn }),
    resendEmailCode: build.mutation(call('POST /v1/auth/email/confirm/resend')),
    decideAddress: build.mutation(call('POST /v1/auth/email/changed')),
    resetPassword: build.mutation(call('POST /v1/auth/reset-password')),
    confirmResetPassword: build.mutation({
      ...call('POST /v1/auth/reset-password/confirm'),
      onQueryStarted: storeSignIn,
    }),
    updateEmail: build.mutation(change('PUT /v1/auth/email')),
    updatePassword: build.mutation(change('PUT /v1/auth/password')),
    logout: build.mutation({
      ...call('POST /v1/auth/logout'),
      onQueryStarted: (_nothing, started) => storeSignOut(started),
    }),
  }),
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useLoginByTokenMutation,
  useRequestLoginLinkMutation,
  useConfirmEmailMutation,
  useResendEmailCodeMutation,
  useDecideAddressMutation,
  useResetPasswordMutation,
  useConfirmResetPasswordMutation,
  useUpdateEmailMutation,
  useUpdatePasswordMutation,
  useLogoutMutation,
} = authApi;
