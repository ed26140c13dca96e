import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

/** Receipts. */
const adminReceiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminReceipts: build.infiniteQuery<CallResponse<'GET /v1/admin/receipts'>, ListFilters, string | null>(
      adminList('GET /v1/admin/receipts', 'receipt'),
    ),
    adminReceipt: build.query({
      ...call('GET /v1/admin/receipts/{id}'),
      providesTags: [{ type: 'Admin', id: 'receipt' }],
    }),
    receiptAgain: build.mutation(adminAction('POST /v1/admin/receipts/{id}/again', 'receipt')),
  }),
});

export const { useAdminReceiptsInfiniteQuery, useAdminReceiptQuery, useReceiptAgainMutation } = adminReceiptsApi;
