import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { change } from '../cache-rules/money-calls';

const receipts = call('GET /v1/taxes/me/receipts');

/** How one pays taxes, and the receipts of «Мой налог». */
export const taxesApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownTaxes: build.query({ ...call('GET /v1/taxes/me'), providesTags: ['Taxes'] }),
    tellTaxes: build.mutation(change('PUT /v1/taxes/me')),
    ownNpdReceipts: build.infiniteQuery<CallResponse<'GET /v1/taxes/me/receipts'>, void, string | null>({
      query: ({ pageParam }) => receipts.query({ query: pageParam === null ? {} : { cursor: pageParam } }),
      transformResponse: receipts.transformResponse,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      providesTags: ['Taxes'],
    }),
    giveNpdReceipt: build.mutation(change('PUT /v1/taxes/me/receipts/{id}')),
  }),
});

export const { useOwnTaxesQuery, useTellTaxesMutation, useOwnNpdReceiptsInfiniteQuery, useGiveNpdReceiptMutation } =
  taxesApi;
