import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const tag = { type: 'Desk', id: 'broadcast' } as const;

export const deskNotificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskBroadcasts: build.infiniteQuery<CallResponse<'GET /v1/admin/notifications'>, ListFilters, string | null>(
      deskList('GET /v1/admin/notifications', 'broadcast'),
    ),
    deskBroadcast: build.query({ ...call('GET /v1/admin/notifications/{id}'), providesTags: [tag] }),
    broadcastReaders: build.query(call('POST /v1/admin/notifications/readers')),
    sendToGroup: build.mutation(deskAction('POST /v1/admin/notifications/group', 'broadcast')),
    sendToSelected: build.mutation(deskAction('POST /v1/admin/notifications/selected', 'broadcast')),
    cancelBroadcast: build.mutation(deskAction('POST /v1/admin/notifications/{id}/cancel', 'broadcast')),
  }),
});

export const {
  useDeskBroadcastsInfiniteQuery,
  useDeskBroadcastQuery,
  useBroadcastReadersQuery,
  useSendToGroupMutation,
  useSendToSelectedMutation,
  useCancelBroadcastMutation,
} = deskNotificationsApi;
