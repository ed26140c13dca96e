import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

export const adminReportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminReports: build.infiniteQuery<CallResponse<'GET /v1/admin/reports'>, ListFilters, string | null>(
      adminList('GET /v1/admin/reports', 'report'),
    ),
    adminReport: build.query({
      ...call('GET /v1/admin/reports/{id}'),
      providesTags: [{ type: 'Admin', id: 'report' }],
    }),
    warnByReport: build.mutation(adminAction('POST /v1/admin/reports/{id}/warn', 'report', 'user')),
    dismissReport: build.mutation(adminAction('POST /v1/admin/reports/{id}/dismiss', 'report', 'user')),
    blockByReport: build.mutation(adminAction('POST /v1/admin/reports/{id}/block', 'report', 'user', 'withdrawal')),
  }),
});

export const {
  useAdminReportsInfiniteQuery,
  useAdminReportQuery,
  useWarnByReportMutation,
  useDismissReportMutation,
  useBlockByReportMutation,
} = adminReportsApi;
