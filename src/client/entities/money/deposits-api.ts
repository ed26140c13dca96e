import { change } from '../cache-rules/money-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

/** Payments into the account, from start to end. */
export const depositsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deposit: build.query({ ...call('GET /v1/balance/deposits/{id}'), providesTags: ['Balance'] }),
    askRefund: build.mutation(change('POST /v1/balance/deposits/{id}/refund')),
    cancelRefund: build.mutation(change('POST /v1/balance/refunds/{id}/cancel')),
    openDeposits: build.query({ ...call('GET /v1/balance/deposits/open'), providesTags: ['Balance'] }),
    playDummyOutcome: build.mutation(change('POST /v1/dummy-provider/{depositId}')),
  }),
});

export const {
  useDepositQuery,
  useAskRefundMutation,
  useCancelRefundMutation,
  useOpenDepositsQuery,
  usePlayDummyOutcomeMutation,
} = depositsApi;
