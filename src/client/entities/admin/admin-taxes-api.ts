import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

/** How mates pay taxes, and the receipts that the self-employed owe. */
const adminTaxesApi = api.injectEndpoints({
  endpoints: (build) => ({
    taxesOf: build.query({
      ...call('GET /v1/admin/taxes/{id}'),
      providesTags: [
        { type: 'Admin', id: 'tax' },
        { type: 'Admin', id: 'withdrawal' },
      ],
    }),
    correctTaxes: build.mutation(adminAction('PUT /v1/admin/taxes/{id}', 'tax', 'receipt')),
    adminNpdReceipts: build.infiniteQuery<CallResponse<'GET /v1/admin/npd-receipts'>, ListFilters, string | null>(
      adminList('GET /v1/admin/npd-receipts', 'npd-receipt'),
    ),
    adminNpdReceipt: build.query({
      ...call('GET /v1/admin/npd-receipts/{id}'),
      providesTags: [{ type: 'Admin', id: 'npd-receipt' }],
    }),
    confirmNpdReceipt: build.mutation(adminAction('POST /v1/admin/npd-receipts/{id}/confirm', 'npd-receipt')),
    refuseNpdReceipt: build.mutation(adminAction('POST /v1/admin/npd-receipts/{id}/refuse', 'npd-receipt')),
    excuseNpdReceipt: build.mutation(adminAction('POST /v1/admin/npd-receipts/{id}/excuse', 'npd-receipt')),
  }),
});

export const {
  useTaxesOfQuery,
  useCorrectTaxesMutation,
  useAdminNpdReceiptsInfiniteQuery,
  useAdminNpdReceiptQuery,
  useConfirmNpdReceiptMutation,
  useRefuseNpdReceiptMutation,
  useExcuseNpdReceiptMutation,
} = adminTaxesApi;
