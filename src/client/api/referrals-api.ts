import { api } from './api';
import { call } from './call';

export const referralsApi = api.injectEndpoints({
  endpoints: (build) => ({
    claimReferral: build.mutation(call('POST /v1/referrals')),
    ownReferral: build.query({ ...call('GET /v1/referrals/me'), providesTags: ['Me', 'Balance'] }),
  }),
});

export const { useOwnReferralQuery } = referralsApi;
