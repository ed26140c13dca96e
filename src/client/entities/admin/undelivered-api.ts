import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

/** Letters and other work that could not be done. */
const undeliveredApi = api.injectEndpoints({
  endpoints: (build) => ({
    channelShares: build.query({
      ...call('GET /v1/admin/channels'),
      providesTags: [{ type: 'Admin', id: 'undelivered' }],
    }),
    undelivered: build.infiniteQuery<CallResponse<'GET /v1/admin/undelivered'>, ListFilters, string | null>(
      adminList('GET /v1/admin/undelivered', 'undelivered'),
    ),
    undeliveredJob: build.query({
      ...call('GET /v1/admin/undelivered/{id}'),
      providesTags: [{ type: 'Admin', id: 'undelivered' }],
    }),
    retryUndelivered: build.mutation(adminAction('POST /v1/admin/undelivered/{id}/retry', 'undelivered')),
  }),
});

export const {
  useChannelSharesQuery,
  useUndeliveredInfiniteQuery,
  useUndeliveredJobQuery,
  useRetryUndeliveredMutation,
} = undeliveredApi;
