import { api } from '../../api/api';
import { type AnswerOf, call } from '../../api/call';
import { act } from '../cache-rules/acts';
import { adminList, type ListFilters } from './admin-list';

export const adminPromoCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminPromoCodes: build.infiniteQuery<AnswerOf<'GET /v1/admin/promo-codes'>, ListFilters, string | null>(
      adminList('GET /v1/admin/promo-codes', 'promo-code'),
    ),
    adminPromoCode: build.query({
      ...call('GET /v1/admin/promo-codes/{code}'),
      providesTags: [{ type: 'Admin', id: 'promo-code' }],
    }),
    createPromoCode: build.mutation(act('POST /v1/admin/promo-codes', 'promo-code')),
    createPersonalPromoCode: build.mutation(act('POST /v1/admin/promo-codes/personal', 'promo-code')),
    changePromoCode: build.mutation(act('PUT /v1/admin/promo-codes/{code}', 'promo-code')),
    deactivatePromoCode: build.mutation(act('POST /v1/admin/promo-codes/{code}/deactivate', 'promo-code')),
    deletePromoCode: build.mutation(act('DELETE /v1/admin/promo-codes/{code}', 'promo-code')),
  }),
});

export const {
  useAdminPromoCodesInfiniteQuery,
  useAdminPromoCodeQuery,
  useCreatePromoCodeMutation,
  useCreatePersonalPromoCodeMutation,
  useChangePromoCodeMutation,
  useDeactivatePromoCodeMutation,
  useDeletePromoCodeMutation,
} = adminPromoCodesApi;
