import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

const tag = { type: 'Admin', id: 'broadcast' } as const;

export const adminBroadcastsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminBroadcasts: build.infiniteQuery<CallResponse<'GET /v1/admin/notifications'>, ListFilters, string | null>(
      adminList('GET /v1/admin/notifications', 'broadcast'),
    ),
    adminBroadcast: build.query({ ...call('GET /v1/admin/notifications/{id}'), providesTags: [tag] }),
    broadcastReaders: build.query(call('POST /v1/admin/notifications/readers')),
    sendToGroup: build.mutation(adminAction('POST /v1/admin/notifications/group', 'broadcast')),
    sendToSelected: build.mutation(adminAction('POST /v1/admin/notifications/selected', 'broadcast')),
    cancelBroadcast: build.mutation(adminAction('POST /v1/admin/notifications/{id}/cancel', 'broadcast')),
  }),
});

export const {
  useAdminBroadcastsInfiniteQuery,
  useAdminBroadcastQuery,
  useBroadcastReadersQuery,
  useSendToGroupMutation,
  useSendToSelectedMutation,
  useCancelBroadcastMutation,
} = adminBroadcastsApi;
