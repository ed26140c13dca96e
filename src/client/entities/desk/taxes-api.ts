import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

/** How mates pay taxes, and the receipts that the self-employed owe. */
const deskTaxesApi = api.injectEndpoints({
  endpoints: (build) => ({
    taxesOf: build.query({
      ...call('GET /v1/admin/taxes/{id}'),
      providesTags: [
        { type: 'Desk', id: 'tax' },
        { type: 'Desk', id: 'withdrawal' },
      ],
    }),
    correctTaxes: build.mutation(deskAction('PUT /v1/admin/taxes/{id}', 'tax', 'receipt')),
    deskNpdReceipts: build.infiniteQuery<CallResponse<'GET /v1/admin/npd-receipts'>, ListFilters, string | null>(
      deskList('GET /v1/admin/npd-receipts', 'npd-receipt'),
    ),
    deskNpdReceipt: build.query({
      ...call('GET /v1/admin/npd-receipts/{id}'),
      providesTags: [{ type: 'Desk', id: 'npd-receipt' }],
    }),
    confirmNpdReceipt: build.mutation(deskAction('POST /v1/admin/npd-receipts/{id}/confirm', 'npd-receipt')),
    refuseNpdReceipt: build.mutation(deskAction('POST /v1/admin/npd-receipts/{id}/refuse', 'npd-receipt')),
    excuseNpdReceipt: build.mutation(deskAction('POST /v1/admin/npd-receipts/{id}/excuse', 'npd-receipt')),
  }),
});

export const {
  useTaxesOfQuery,
  useCorrectTaxesMutation,
  useDeskNpdReceiptsInfiniteQuery,
  useDeskNpdReceiptQuery,
  useConfirmNpdReceiptMutation,
  useRefuseNpdReceiptMutation,
  useExcuseNpdReceiptMutation,
} = deskTaxesApi;
