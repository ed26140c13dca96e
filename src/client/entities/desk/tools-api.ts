import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/desk-calls';

export const deskToolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskQueues: build.query({ ...call('GET /v1/admin/queues'), providesTags: [{ type: 'Desk', id: 'queues' }] }),
    deskHistory: build.query({
      ...call('GET /v1/admin/history'),
      providesTags: (_response, _error, { query }) => [{ type: 'Desk', id: query.subject.split(':')[0] ?? '' }],
    }),
    writeDeskNote: build.mutation(change('POST /v1/admin/notes')),
    // A query although it writes: it is asked for repeatedly, and again when somebody comes or goes.
    lookAt: build.query({
      ...call('PUT /v1/admin/looks'),
      providesTags: (_response, _error, { body }) => [{ type: 'Desk', id: `looks:${body.subject}` }],
      keepUnusedDataFor: 0,
    }),
    lookAway: build.mutation(call('PUT /v1/admin/looks')),
    deskViews: build.query({ ...call('GET /v1/admin/views'), providesTags: [{ type: 'Desk', id: 'views' }] }),
    saveDeskView: build.mutation(change('POST /v1/admin/views')),
    deleteDeskView: build.mutation(change('DELETE /v1/admin/views/{id}')),
    deskSearch: build.query(call('GET /v1/admin/search')),
  }),
});

export const {
  useDeskQueuesQuery,
  useDeskHistoryQuery,
  useWriteDeskNoteMutation,
  useLookAtQuery,
  useLookAwayMutation,
  useDeskViewsQuery,
  useSaveDeskViewMutation,
  useDeleteDeskViewMutation,
  useDeskSearchQuery,
} = deskToolsApi;
