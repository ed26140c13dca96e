import type { NotificationLevel } from '../../domain/enums/notification-level';
import { api } from './api';
import { call } from './call';
import type { AnswerOf } from './call';

export interface NotificationFilter {
  readonly level: NotificationLevel | null;
  readonly unread: boolean;
}

const list = call('GET /v1/notifications');

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.infiniteQuery<AnswerOf<'GET /v1/notifications'>, NotificationFilter, string | null>({
      query: ({ queryArg: { level, unread }, pageParam }) =>
        list.query({ query: { ...(level === null ? {} : { level }), ...(unread ? { unread: 'true' } : {}), ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['Notifications'],
    }),
    unreadNotifications: build.query({ ...call('GET /v1/notifications/unread'), providesTags: ['Notifications'] }),
    readAllNotifications: build.mutation({ ...call('POST /v1/notifications/read-all'), invalidatesTags: ['Notifications'] }),
    readNotification: build.mutation({ ...call('POST /v1/notifications/{id}/read'), invalidatesTags: ['Notifications'] }),
  }),
});

export const { useNotificationsInfiniteQuery, useUnreadNotificationsQuery, useReadAllNotificationsMutation, useReadNotificationMutation } = notificationsApi;
