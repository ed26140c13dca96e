import { api } from '../../api/api';
import { call } from '../../api/call';
import { userTag } from './user-tags';
import { deskAction } from '../cache-rules/desk-action';

const deskSecondStepApi = api.injectEndpoints({
  endpoints: (build) => ({
    secondStepOf: build.query({ ...call('GET /v1/admin/users/{id}/second-step'), providesTags: [userTag] }),
    decideSecondStep: build.mutation(deskAction('POST /v1/admin/users/{id}/second-step', 'user')),
  }),
});

export const { useSecondStepOfQuery, useDecideSecondStepMutation } = deskSecondStepApi;
