import { api } from './api';
import { call } from './call';
import { signedIn } from './signed-in';

/** An answer with the person signed in replaces `me` before anything is asked again. */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({ ...call('POST /v1/auth/login'), onQueryStarted: signedIn }),
    register: build.mutation({ ...call('POST /v1/auth/register'), onQueryStarted: signedIn }),
    loginByToken: build.mutation({ ...call('POST /v1/auth/login-token'), onQueryStarted: signedIn }),
    confirmEmail: build.mutation({ ...call('POST /v1/auth/email/confirm'), onQueryStarted: signedIn }),
    resendEmailCode: build.mutation(call('POST /v1/auth/email/confirm/resend')),
    resetPassword: build.mutation(call('POST /v1/auth/reset-password')),
    confirmResetPassword: build.mutation({ ...call('POST /v1/auth/reset-password/confirm'), onQueryStarted: signedIn }),
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
