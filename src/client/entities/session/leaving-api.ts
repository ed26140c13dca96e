import { api } from '../../api/api';
import { call } from '../../api/call';

const leavingApi = api.injectEndpoints({
  endpoints: (build) => ({
    leaving: build.query({ ...call('GET /v1/users/me/leaving'), providesTags: ['Balance'] }),
    mailLeavingCode: build.mutation(call('POST /v1/users/me/leaving/code')),
    leave: build.mutation(call('POST /v1/users/me/leaving')),
  }),
});

export const { useLeavingQuery, useMailLeavingCodeMutation, useLeaveMutation } = leavingApi;
