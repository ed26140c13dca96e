import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/people-calls';

const secondStepApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownSecondStep: build.query({ ...call('GET /v1/users/me/second-step'), providesTags: ['Sessions'] }),
    signInChallenge: build.mutation(call('POST /v1/auth/passkey/options')),
    stepChallenge: build.mutation(call('POST /v1/auth/second-step/options')),
    takeSecondStep: build.mutation(call('POST /v1/auth/second-step')),
    mailStepCode: build.mutation(call('POST /v1/users/me/second-step/code')),
    beginKey: build.mutation(call('POST /v1/users/me/passkeys/options')),
    addKey: build.mutation(change('POST /v1/users/me/passkeys')),
    renameKey: build.mutation(change('PUT /v1/users/me/passkeys/{id}')),
    removeKey: build.mutation(change('DELETE /v1/users/me/passkeys/{id}')),
    beginAuthenticator: build.mutation(call('POST /v1/users/me/authenticator/set-up')),
    addAuthenticator: build.mutation(change('POST /v1/users/me/authenticator')),
    removeAuthenticator: build.mutation(change('DELETE /v1/users/me/authenticator')),
    renewRecoveryCodes: build.mutation(change('POST /v1/users/me/recovery-codes')),
    reportLoss: build.mutation(change('POST /v1/users/me/second-step/loss')),
    takeLossBack: build.mutation(change('DELETE /v1/users/me/second-step/loss')),
  }),
});

export const {
  useOwnSecondStepQuery,
  useSignInChallengeMutation,
  useStepChallengeMutation,
  useTakeSecondStepMutation,
  useMailStepCodeMutation,
  useBeginKeyMutation,
  useAddKeyMutation,
  useRenameKeyMutation,
  useRemoveKeyMutation,
  useBeginAuthenticatorMutation,
  useAddAuthenticatorMutation,
  useRemoveAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
  useReportLossMutation,
  useTakeLossBackMutation,
} = secondStepApi;
