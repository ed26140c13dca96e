import { change } from '../cache-rules/notices-calls';
import { api } from '../../api/api';
import { call, callOrNull } from '../../api/call';

const notifierApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifiers: build.query({ ...call('GET /v1/notifier/services'), providesTags: ['Notifiers'] }),
    connectNotifier: build.mutation(change('POST /v1/notifier/services/{name}')),
    disconnectNotifier: build.mutation(change('DELETE /v1/notifier/services/{name}')),
    switchNotifier: build.mutation(change('PUT /v1/notifier/services/{name}/enabled')),
    notifiersOf: build.query({
      ...callOrNull('GET /v1/notifier/user/{id}/services', 'USERS_NOT_FOUND'),
      providesTags: ['Notifiers'],
    }),
  }),
});

export const {
  useNotifiersQuery,
  useConnectNotifierMutation,
  useDisconnectNotifierMutation,
  useSwitchNotifierMutation,
  useNotifiersOfQuery,
} = notifierApi;
