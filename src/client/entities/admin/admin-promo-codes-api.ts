import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

export const adminPromoCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminPromoCodes: build.infiniteQuery<CallResponse<'GET /v1/admin/promo-codes'>, ListFilters, string | null>(
      adminList('GET /v1/admin/promo-codes', 'promo-code'),
    ),
    adminPromoCode: build.query({
      ...call('GET /v1/admin/promo-codes/{code}'),
      providesTags: [{ type: 'Admin', id: 'promo-code' }],
    }),
    createPromoCode: build.mutation(adminAction('POST /v1/admin/promo-codes', 'promo-code')),
    createPersonalPromoCode: build.mutation(adminAction('POST /v1/admin/promo-codes/personal', 'promo-code')),
    changePromoCode: build.mutation(adminAction('PUT /v1/admin/promo-codes/{code}', 'promo-code')),
    confirmPromoCode: build.mutation(adminAction('POST /v1/admin/promo-codes/{code}/confirm', 'promo-code')),
    deactivatePromoCode: build.mutation(adminAction('POST /v1/admin/promo-codes/{code}/deactivate', 'promo-code')),
    deletePromoCode: build.mutation(adminAction('DELETE /v1/admin/promo-codes/{code}', 'promo-code')),
  }),
});

export const {
  useAdminPromoCodesInfiniteQuery,
  useAdminPromoCodeQuery,
  useCreatePromoCodeMutation,
  useCreatePersonalPromoCodeMutation,
  useChangePromoCodeMutation,
  useConfirmPromoCodeMutation,
  useDeactivatePromoCodeMutation,
  useDeletePromoCodeMutation,
} = adminPromoCodesApi;
