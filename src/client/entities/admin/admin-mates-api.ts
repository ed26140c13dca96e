import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

const mate = { type: 'Admin', id: 'mate' } as const;
const application = { type: 'Admin', id: 'application' } as const;

/** Mates, applications to become one, and cases of too many strikes. */
const adminMatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminMates: build.infiniteQuery<CallResponse<'GET /v1/admin/mates'>, ListFilters, string | null>(
      adminList('GET /v1/admin/mates', 'mate'),
    ),
    adminMate: build.query({
      ...call('GET /v1/admin/mates/{id}'),
      // It shows whether the account is blocked.
      providesTags: [mate, { type: 'Admin', id: 'user' }],
    }),
    percentHistory: build.query({ ...call('GET /v1/admin/mates/{id}/percent-history'), providesTags: [mate] }),
    giveMateAccess: build.mutation(adminAction('POST /v1/admin/mates/{id}/access', 'mate')),
    changeMateAccess: build.mutation(adminAction('PUT /v1/admin/mates/{id}/access', 'mate')),
    takeMateAccess: build.mutation(adminAction('POST /v1/admin/mates/{id}/access/delete', 'mate', 'strikes')),
    blockMate: build.mutation(adminAction('PUT /v1/admin/mates/{id}/block', 'mate')),
    changeMatePercent: build.mutation(adminAction('PUT /v1/admin/mates/{id}/percent', 'mate')),
    strikeCases: build.infiniteQuery<CallResponse<'GET /v1/admin/strike-cases'>, ListFilters, string | null>(
      adminList('GET /v1/admin/strike-cases', 'strikes'),
    ),
    strikeCase: build.query({
      ...call('GET /v1/admin/strike-cases/{id}'),
      providesTags: [{ type: 'Admin', id: 'strikes' }],
    }),
    decideStrikes: build.mutation(adminAction('POST /v1/admin/strike-cases/{id}/decide', 'strikes', 'mate')),
    adminApplications: build.infiniteQuery<CallResponse<'GET /v1/admin/mate-applications'>, ListFilters, string | null>(
      adminList('GET /v1/admin/mate-applications', 'application'),
    ),
    adminApplication: build.query({ ...call('GET /v1/admin/mate-applications/{id}'), providesTags: [application] }),
    approveApplication: build.mutation(
      adminAction('POST /v1/admin/mate-applications/{id}/approve', 'application', 'mate'),
    ),
    refuseApplication: build.mutation(adminAction('POST /v1/admin/mate-applications/{id}/refuse', 'application')),
  }),
});

export const {
  useAdminMatesInfiniteQuery,
  useAdminMateQuery,
  usePercentHistoryQuery,
  useGiveMateAccessMutation,
  useChangeMateAccessMutation,
  useTakeMateAccessMutation,
  useBlockMateMutation,
  useChangeMatePercentMutation,
  useStrikeCasesInfiniteQuery,
  useStrikeCaseQuery,
  useDecideStrikesMutation,
  useAdminApplicationsInfiniteQuery,
  useAdminApplicationQuery,
  useApproveApplicationMutation,
  useRefuseApplicationMutation,
} = adminMatesApi;
