import { change } from '../cache-rules/people-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query({ ...call('GET /v1/auth/sessions'), providesTags: ['Sessions'] }),
    endSession: build.mutation(change('DELETE /v1/auth/sessions/{id}')),
    endOtherSessions: build.mutation(change('DELETE /v1/auth/sessions')),
  }),
});

export const { useOwnSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
