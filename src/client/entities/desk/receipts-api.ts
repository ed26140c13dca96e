import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

/** Receipts. */
const deskReceiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskReceipts: build.infiniteQuery<CallResponse<'GET /v1/admin/receipts'>, ListFilters, string | null>(
      deskList('GET /v1/admin/receipts', 'receipt'),
    ),
    deskReceipt: build.query({
      ...call('GET /v1/admin/receipts/{id}'),
      providesTags: [{ type: 'Desk', id: 'receipt' }],
    }),
    receiptAgain: build.mutation(deskAction('POST /v1/admin/receipts/{id}/again', 'receipt')),
  }),
});

export const { useDeskReceiptsInfiniteQuery, useDeskReceiptQuery, useReceiptAgainMutation } = deskReceiptsApi;
