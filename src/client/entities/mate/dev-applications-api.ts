import { change } from '../cache-rules/mates-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';

/** Demo mode only. */
const devApplicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    demoApplications: build.query({ ...call('GET /dev/api/mate-applications'), providesTags: ['Demo'] }),
    approveDemoApplication: build.mutation(change('POST /dev/api/mate-applications/{id}/approve')),
  }),
});

export const { useDemoApplicationsQuery, useApproveDemoApplicationMutation } = devApplicationsApi;
