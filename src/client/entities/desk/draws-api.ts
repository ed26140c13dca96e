import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const deskDrawsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskDraws: build.infiniteQuery<CallResponse<'GET /v1/admin/draws'>, ListFilters, string | null>(
      deskList('GET /v1/admin/draws', 'draw'),
    ),
    deskDraw: build.query({ ...call('GET /v1/admin/draws/{id}'), providesTags: [{ type: 'Desk', id: 'draw' }] }),
    createDraw: build.mutation(deskAction('POST /v1/admin/draws', 'draw')),
    drawWinners: build.mutation(deskAction('POST /v1/admin/draws/{id}/draw', 'draw')),
    cancelDraw: build.mutation(deskAction('POST /v1/admin/draws/{id}/cancel', 'draw')),
    payDraw: build.mutation(deskAction('POST /v1/admin/draws/{id}/pay', 'draw')),
  }),
});

export const {
  useDeskDrawsInfiniteQuery,
  useDeskDrawQuery,
  useCreateDrawMutation,
  useDrawWinnersMutation,
  useCancelDrawMutation,
  usePayDrawMutation,
} = deskDrawsApi;
