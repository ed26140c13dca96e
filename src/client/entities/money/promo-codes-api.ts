import { api } from '../../api/api';
import { call } from '../../api/call';

export const promoCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownPromoCodes: build.query({ ...call('GET /v1/promo-codes/my'), providesTags: ['Balance'] }),
  }),
});

export const { useOwnPromoCodesQuery } = promoCodesApi;
