import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

export const deskPromoCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskPromoCodes: build.infiniteQuery<CallResponse<'GET /v1/admin/promo-codes'>, ListFilters, string | null>(
      deskList('GET /v1/admin/promo-codes', 'promo-code'),
    ),
    deskPromoCode: build.query({
      ...call('GET /v1/admin/promo-codes/{code}'),
      providesTags: [{ type: 'Desk', id: 'promo-code' }],
    }),
    createPromoCode: build.mutation(deskAction('POST /v1/admin/promo-codes', 'promo-code')),
    createPersonalPromoCode: build.mutation(deskAction('POST /v1/admin/promo-codes/personal', 'promo-code')),
    changePromoCode: build.mutation(deskAction('PUT /v1/admin/promo-codes/{code}', 'promo-code')),
    confirmPromoCode: build.mutation(deskAction('POST /v1/admin/promo-codes/{code}/confirm', 'promo-code')),
    deactivatePromoCode: build.mutation(deskAction('POST /v1/admin/promo-codes/{code}/deactivate', 'promo-code')),
    deletePromoCode: build.mutation(deskAction('DELETE /v1/admin/promo-codes/{code}', 'promo-code')),
  }),
});

export const {
  useDeskPromoCodesInfiniteQuery,
  useDeskPromoCodeQuery,
  useCreatePromoCodeMutation,
  useCreatePersonalPromoCodeMutation,
  useChangePromoCodeMutation,
  useConfirmPromoCodeMutation,
  useDeactivatePromoCodeMutation,
  useDeletePromoCodeMutation,
} = deskPromoCodesApi;
