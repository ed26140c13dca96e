import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const deskReservesApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskReserves: build.infiniteQuery<CallResponse<'GET /v1/admin/reserves'>, ListFilters, string | null>(
      deskList('GET /v1/admin/reserves', 'reserve'),
    ),
    deskReserve: build.query({
      ...call('GET /v1/admin/reserves/{id}'),
      providesTags: [{ type: 'Desk', id: 'reserve' }],
    }),
    confirmUnreserve: build.mutation(deskAction('POST /v1/admin/reserves/{id}/rows/{rowId}/confirm', 'reserve')),
    rejectUnreserve: build.mutation(deskAction('POST /v1/admin/reserves/{id}/rows/{rowId}/reject', 'reserve')),
    cancelAnyReserve: build.mutation(deskAction('POST /v1/admin/reserves/{id}/cancel', 'reserve')),
  }),
});

export const {
  useDeskReservesInfiniteQuery,
  useDeskReserveQuery,
  useConfirmUnreserveMutation,
  useRejectUnreserveMutation,
  useCancelAnyReserveMutation,
} = deskReservesApi;
