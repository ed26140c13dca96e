import { change } from '../cache-rules/notices-calls';
import { useEffect } from 'react';
import type { NotificationLevel } from '#domain/notifications/notification-kind.ts';
import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { useAutoRetry } from '../../kit/time/use-auto-retry';

interface NotificationFilter {
  readonly level: NotificationLevel | null;
  readonly unread: boolean;
}

const list = call('GET /v1/notifications');

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.infiniteQuery<CallResponse<'GET /v1/notifications'>, NotificationFilter, string | null>({
      query: ({ queryArg: { level, unread }, pageParam }) =>
        list.query({
          query: {
            ...(level === null ? {} : { level }),
            ...(unread ? { unread: 'true' } : {}),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['Notifications'],
    }),
    unreadNotifications: build.query({ ...call('GET /v1/notifications/unread'), providesTags: ['Notifications'] }),
    readAllNotifications: build.mutation(change('POST /v1/notifications/read-all')),
    readNotification: build.mutation(change('POST /v1/notifications/{id}/read')),
  }),
});

export const {
  useNotificationsInfiniteQuery,
  useUnreadNotificationsQuery,
  useReadAllNotificationsMutation,
  useReadNotificationMutation,
} = notificationsApi;

/** For the bell: 0 while it is not loaded. */
export const useUnreadCount = (): number => {
  const unread = useUnreadNotificationsQuery();
  useAutoRetry(unread);
  return unread.data?.count ?? 0;
};

/** Marks notifications as read that lead to the visible page: the person sees the change itself. */
export const useReadSeen = (link: string): void => {
  const unread = useUnreadNotificationsQuery().data?.count ?? 0;
  const [readAll] = useReadAllNotificationsMutation();
  useEffect(() => {
    if (unread === 0) return;
    const read = () => {
      if (document.visibilityState === 'visible') void readAll({ query: { link } });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [unread, link, readAll]);
};
