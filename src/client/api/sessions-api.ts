import { api } from './api';
import { call } from './call';

export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query({ ...call('GET /v1/auth/sessions'), providesTags: ['Sessions'] }),
    endSession: build.mutation({ ...call('DELETE /v1/auth/sessions/{id}'), invalidatesTags: ['Sessions'] }),
    endOtherSessions: build.mutation({ ...call('DELETE /v1/auth/sessions'), invalidatesTags: ['Sessions'] }),
  }),
});

export const { useOwnSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
