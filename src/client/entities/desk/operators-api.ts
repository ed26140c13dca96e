import { api } from '../../api/api';
import { call } from '../../api/call';
import { userTag } from './user-tags';
import { deskAction } from '../cache-rules/desk-action';

const deskOperatorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskOperators: build.query({ ...call('GET /v1/admin/operators'), providesTags: [userTag] }),
    resetDeskCode: build.mutation(deskAction('DELETE /v1/admin/operators/{id}/code', 'user')),
  }),
});

export const { useDeskOperatorsQuery, useResetDeskCodeMutation } = deskOperatorsApi;
