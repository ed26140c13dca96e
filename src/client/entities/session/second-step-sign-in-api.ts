import type { StartedQuery } from '../person/store-me-response';
import { api } from '../../api/api';
import { call, type CallResponse } from '../../api/call';
import { secondStep } from '../../api/second-step';
import { storeSignIn } from './auth-api';

/** Somebody who came in by a passkey has proved themselves for this visit. */
const storeKeySignIn = (
  credentials: unknown,
  { queryFulfilled, ...started }: StartedQuery<CallResponse<'POST /v1/auth/passkey'>>,
): Promise<void> => {
  const data = queryFulfilled.then((answer) => {
    secondStep.keep(answer.data.proof);
    return { data: answer.data.me };
  });
  return storeSignIn(credentials, { ...started, queryFulfilled: data });
};

/** Coming in by a passkey. */
const secondStepSignInApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginByKey: build.mutation({ ...call('POST /v1/auth/passkey'), onQueryStarted: storeKeySignIn }),
  }),
});

export const { useLoginByKeyMutation } = secondStepSignInApi;
