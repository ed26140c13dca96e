import { api } from '../../api/api';
import { call } from '../../api/call';

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportMessage: build.mutation(call('POST /v1/chat/messages/{messageId}/report')),
    reportUser: build.mutation(call('POST /v1/users/{id}/report')),
  }),
});

export const { useReportMessageMutation, useReportUserMutation } = reportsApi;
