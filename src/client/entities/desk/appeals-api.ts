import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const deskAppealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskAppeals: build.infiniteQuery<CallResponse<'GET /v1/admin/appeals'>, ListFilters, string | null>(
      deskList('GET /v1/admin/appeals', 'appeal'),
    ),
    deskAppeal: build.query({ ...call('GET /v1/admin/appeals/{id}'), providesTags: [{ type: 'Desk', id: 'appeal' }] }),
    decideAppeal: build.mutation(
      deskAction('POST /v1/admin/appeals/{id}/decide', 'appeal', 'mate', 'strikes', 'user', 'review', 'article'),
    ),
  }),
});

export const { useDeskAppealsInfiniteQuery, useDeskAppealQuery, useDecideAppealMutation } = deskAppealsApi;
