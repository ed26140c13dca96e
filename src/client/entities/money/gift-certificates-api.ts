import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { change } from '../cache-rules/money-calls';

const certificates = call('GET /v1/balance/gift-certificates');

type CertificatesPage = CallResponse<'GET /v1/balance/gift-certificates'>;
export type Certificate = CertificatesPage['items'][number];

export const giftCertificatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    certificates: build.infiniteQuery<CertificatesPage, 'BOUGHT' | 'RECEIVED', string | null>({
      query: ({ queryArg: side, pageParam }) =>
        certificates.query({ query: { side, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['Certificates'],
    }),
    certificatesOnSale: build.query({
      ...call('GET /v1/balance/gift-certificates/on-sale'),
      providesTags: ['Certificates'],
    }),
    certificate: build.query({ ...call('GET /v1/balance/gift-certificates/{id}'), providesTags: ['Certificates'] }),
    buyCertificate: build.mutation(change('POST /v1/balance/gift-certificates')),
    payCertificate: build.mutation(change('POST /v1/balance/gift-certificates/{id}/pay')),
    depositForCertificate: build.mutation(change('POST /v1/balance/gift-certificates/{id}/deposit')),
    activateCertificate: build.mutation(change('POST /v1/balance/gift-certificates/{id}/activate')),
  }),
});

export const {
  useCertificatesInfiniteQuery,
  useCertificatesOnSaleQuery,
  useCertificateQuery,
  useBuyCertificateMutation,
  usePayCertificateMutation,
  useDepositForCertificateMutation,
  useActivateCertificateMutation,
} = giftCertificatesApi;
