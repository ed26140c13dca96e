import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/money-calls';

const giftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    certificates: build.query({ ...call('GET /v1/balance/gift-certificates'), providesTags: ['Certificates'] }),
    certificate: build.query({ ...call('GET /v1/balance/gift-certificates/{id}'), providesTags: ['Certificates'] }),
    buyCertificate: build.mutation(change('POST /v1/balance/gift-certificates')),
    payCertificate: build.mutation(change('POST /v1/balance/gift-certificates/{id}/pay')),
    depositForCertificate: build.mutation(change('POST /v1/balance/gift-certificates/{id}/deposit')),
    activateCertificate: build.mutation(change('POST /v1/balance/gift-certificates/{id}/activate')),
  }),
});

export const {
  useCertificatesQuery,
  useCertificateQuery,
  useBuyCertificateMutation,
  usePayCertificateMutation,
  useDepositForCertificateMutation,
  useActivateCertificateMutation,
} = giftsApi;
