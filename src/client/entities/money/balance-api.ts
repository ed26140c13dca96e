import { api } from '../../api/api';
import { call } from '../../api/call';

const forever = { keepUnusedDataFor: Infinity } as const;

/** A person's money, and the methods and terms of topping up. */
export const balanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    balanceSummary: build.query({ ...call('GET /v1/balance/summary'), providesTags: ['Balance'] }),
    depositMethods: build.query({ ...call('GET /v1/balance/deposit-methods'), ...forever }),
    topUpTerms: build.query({ ...call('GET /v1/balance/top-up'), ...forever }),
  }),
});

export const { useBalanceSummaryQuery, useDepositMethodsQuery, useTopUpTermsQuery } = balanceApi;
