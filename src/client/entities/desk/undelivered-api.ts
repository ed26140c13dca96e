import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

/** Letters and other work that could not be done. */
const undeliveredApi = api.injectEndpoints({
  endpoints: (build) => ({
    channelShares: build.query({
      ...call('GET /v1/admin/channels'),
      providesTags: [{ type: 'Desk', id: 'undelivered' }],
    }),
    undelivered: build.infiniteQuery<CallResponse<'GET /v1/admin/undelivered'>, ListFilters, string | null>(
      deskList('GET /v1/admin/undelivered', 'undelivered'),
    ),
    undeliveredJob: build.query({
      ...call('GET /v1/admin/undelivered/{id}'),
      providesTags: [{ type: 'Desk', id: 'undelivered' }],
    }),
    retryUndelivered: build.mutation(deskAction('POST /v1/admin/undelivered/{id}/retry', 'undelivered')),
  }),
});

export const {
  useChannelSharesQuery,
  useUndeliveredInfiniteQuery,
  useUndeliveredJobQuery,
  useRetryUndeliveredMutation,
} = undeliveredApi;
