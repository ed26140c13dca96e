import { change } from '../cache-rules/mates-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

const mateApplicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownApplication: build.query({ ...call('GET /v1/mate-applications/my'), providesTags: ['MateApplication'] }),
    sendApplication: build.mutation(change('POST /v1/mate-applications')),
  }),
});

export const { useOwnApplicationQuery, useSendApplicationMutation } = mateApplicationsApi;
