import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/admin-calls';

export const adminDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminQueues: build.query({ ...call('GET /v1/admin/queues'), providesTags: [{ type: 'Admin', id: 'queues' }] }),
    adminHistory: build.query({
      ...call('GET /v1/admin/history'),
      providesTags: (_response, _error, { query }) => [{ type: 'Admin', id: query.subject.split(':')[0] ?? '' }],
    }),
    writeAdminNote: build.mutation(change('POST /v1/admin/notes')),
    // A query although it writes: it is asked for repeatedly, and again when somebody comes or goes.
    lookAt: build.query({
      ...call('PUT /v1/admin/looks'),
      providesTags: (_response, _error, { body }) => [{ type: 'Admin', id: `looks:${body.subject}` }],
      keepUnusedDataFor: 0,
    }),
    lookAway: build.mutation(call('PUT /v1/admin/looks')),
    adminViews: build.query({ ...call('GET /v1/admin/views'), providesTags: [{ type: 'Admin', id: 'views' }] }),
    saveAdminView: build.mutation(change('POST /v1/admin/views')),
    deleteAdminView: build.mutation(change('DELETE /v1/admin/views/{id}')),
    adminSearch: build.query(call('GET /v1/admin/search')),
  }),
});

export const {
  useAdminQueuesQuery,
  useAdminHistoryQuery,
  useWriteAdminNoteMutation,
  useLookAtQuery,
  useLookAwayMutation,
  useAdminViewsQuery,
  useSaveAdminViewMutation,
  useDeleteAdminViewMutation,
  useAdminSearchQuery,
} = adminDeskApi;
