import { change } from '../cache-rules/notices-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    push: build.query({ ...call('GET /v1/push'), providesTags: ['Notifiers'] }),
    startPush: build.mutation(change('PUT /v1/push')),
    stopPush: build.mutation(change('DELETE /v1/push')),
  }),
});

export const { usePushQuery, useLazyPushQuery, useStartPushMutation, useStopPushMutation } = pushApi;
