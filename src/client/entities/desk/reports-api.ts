import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

export const deskReportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskReports: build.infiniteQuery<CallResponse<'GET /v1/admin/reports'>, ListFilters, string | null>(
      deskList('GET /v1/admin/reports', 'report'),
    ),
    deskReport: build.query({ ...call('GET /v1/admin/reports/{id}'), providesTags: [{ type: 'Desk', id: 'report' }] }),
    warnByReport: build.mutation(deskAction('POST /v1/admin/reports/{id}/warn', 'report', 'user')),
    dismissReport: build.mutation(deskAction('POST /v1/admin/reports/{id}/dismiss', 'report', 'user')),
    blockByReport: build.mutation(deskAction('POST /v1/admin/reports/{id}/block', 'report', 'user', 'withdrawal')),
  }),
});

export const {
  useDeskReportsInfiniteQuery,
  useDeskReportQuery,
  useWarnByReportMutation,
  useDismissReportMutation,
  useBlockByReportMutation,
} = deskReportsApi;
