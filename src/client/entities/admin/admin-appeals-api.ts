import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

const adminAppealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminAppeals: build.infiniteQuery<CallResponse<'GET /v1/admin/appeals'>, ListFilters, string | null>(
      adminList('GET /v1/admin/appeals', 'appeal'),
    ),
    adminAppeal: build.query({
      ...call('GET /v1/admin/appeals/{id}'),
      providesTags: [{ type: 'Admin', id: 'appeal' }],
    }),
    decideAppeal: build.mutation(
      adminAction('POST /v1/admin/appeals/{id}/decide', 'appeal', 'mate', 'strikes', 'user', 'review', 'article'),
    ),
  }),
});

export const { useAdminAppealsInfiniteQuery, useAdminAppealQuery, useDecideAppealMutation } = adminAppealsApi;
