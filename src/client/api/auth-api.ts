import { api } from './api';
import { call } from './call';
import { signedIn } from './signed-in';

/** An answer with the person signed in replaces `me` before anything is asked again. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({ ...call('POST /v1/auth/login'), onQueryStarted: (_arg, started) => signedIn(started) }),
    register: build.mutation({ ...call('POST /v1/auth/register'), onQueryStarted: (_arg, started) => signedIn(started) }),
    loginByToken: build.mutation({ ...call('POST /v1/auth/login-token'), onQueryStarted: (_arg, started) => signedIn(started) }),
    confirmEmail: build.mutation({ ...call('POST /v1/auth/email/confirm'), onQueryStarted: (_arg, started) => signedIn(started) }),
    resendEmailCode: build.mutation(call('POST /v1/auth/email/confirm/resend')),
    resetPassword: build.mutation(call('POST /v1/auth/reset-password')),
    confirmResetPassword: build.mutation({ ...call('POST /v1/auth/reset-password/confirm'), onQueryStarted: (_arg, started) => signedIn(started) }),
    updateEmail: build.mutation({ ...call('PUT /v1/auth/email'), invalidatesTags: ['Me'] }),
    updatePassword: build.mutation({ ...call('PUT /v1/auth/password'), invalidatesTags: ['Sessions'] }),
    logout: build.mutation(call('POST /v1/auth/logout')),
  }),
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useLoginByTokenMutation,
  useConfirmEmailMutation,
  useResendEmailCodeMutation,
  useResetPasswordMutation,
  useConfirmResetPasswordMutation,
  useUpdateEmailMutation,
  useUpdatePasswordMutation,
  useLogoutMutation,
} = authApi;
