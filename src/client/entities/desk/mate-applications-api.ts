import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

const application = { type: 'Desk', id: 'application' } as const;

const deskMateApplicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskApplications: build.infiniteQuery<CallResponse<'GET /v1/admin/mate-applications'>, ListFilters, string | null>(
      deskList('GET /v1/admin/mate-applications', 'application'),
    ),
    deskApplication: build.query({ ...call('GET /v1/admin/mate-applications/{id}'), providesTags: [application] }),
    approveApplication: build.mutation(
      deskAction('POST /v1/admin/mate-applications/{id}/approve', 'application', 'mate'),
    ),
    refuseApplication: build.mutation(deskAction('POST /v1/admin/mate-applications/{id}/refuse', 'application')),
  }),
});

export const {
  useDeskApplicationsInfiniteQuery,
  useDeskApplicationQuery,
  useApproveApplicationMutation,
  useRefuseApplicationMutation,
} = deskMateApplicationsApi;
