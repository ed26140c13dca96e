import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const tag = { type: 'Desk', id: 'dispute' } as const;

const deskDisputesApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskDisputes: build.infiniteQuery<CallResponse<'GET /v1/admin/disputes'>, ListFilters, string | null>(
      deskList('GET /v1/admin/disputes', 'dispute'),
    ),
    deskDispute: build.query({ ...call('GET /v1/admin/disputes/{id}'), providesTags: [tag] }),
    settleDispute: build.mutation(deskAction('POST /v1/admin/disputes/{id}/decide', 'dispute', 'squad')),
  }),
});

export const { useDeskDisputesInfiniteQuery, useDeskDisputeQuery, useSettleDisputeMutation } = deskDisputesApi;
