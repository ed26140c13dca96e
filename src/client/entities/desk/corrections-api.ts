import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const deskCorrectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskCorrections: build.infiniteQuery<CallResponse<'GET /v1/admin/corrections'>, ListFilters, string | null>(
      deskList('GET /v1/admin/corrections', 'correction'),
    ),
    deskCorrection: build.query({
      ...call('GET /v1/admin/corrections/{id}'),
      providesTags: [{ type: 'Desk', id: 'correction' }],
    }),
    beforeCorrection: build.query({
      ...call('GET /v1/admin/corrections/before/{userId}'),
      providesTags: [{ type: 'Desk', id: 'correction' }],
    }),
    correctBalance: build.mutation(deskAction('POST /v1/admin/corrections', 'correction', 'transaction')),
    confirmCorrection: build.mutation(
      deskAction('POST /v1/admin/corrections/{id}/confirm', 'correction', 'transaction'),
    ),
    rejectCorrection: build.mutation(deskAction('POST /v1/admin/corrections/{id}/reject', 'correction')),
  }),
});

export const {
  useDeskCorrectionsInfiniteQuery,
  useDeskCorrectionQuery,
  useBeforeCorrectionQuery,
  useCorrectBalanceMutation,
  useConfirmCorrectionMutation,
  useRejectCorrectionMutation,
} = deskCorrectionsApi;
