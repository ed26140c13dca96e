import { api } from './api';
import { call, callOrNull } from './call';

export const notifierApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifiers: build.query({ ...call('GET /v1/notifier/services'), providesTags: ['Notifiers'] }),
    connectNotifier: build.mutation({ ...call('POST /v1/notifier/services/{name}'), invalidatesTags: ['Notifiers', 'MateReadiness'] }),
    disconnectNotifier: build.mutation({ ...call('DELETE /v1/notifier/services/{name}'), invalidatesTags: ['Notifiers', 'MateReadiness', 'Me'] }),
    switchNotifier: build.mutation({ ...call('PUT /v1/notifier/services/{name}/enabled'), invalidatesTags: ['Notifiers', 'MateReadiness', 'Me'] }),
    notifiersOf: build.query({ ...callOrNull('GET /v1/notifier/user/{id}/services', 'USERS_NOT_FOUND'), providesTags: ['Notifiers'] }),
  }),
});

export const { useNotifiersQuery, useConnectNotifierMutation, useDisconnectNotifierMutation, useSwitchNotifierMutation, useNotifiersOfQuery } = notifierApi;
