import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskList, type ListFilters } from './desk-list';

const deskAuditApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLine: build.query(call('GET /v1/admin/audit/{id}')),
    auditLog: build.infiniteQuery<CallResponse<'GET /v1/admin/audit'>, ListFilters, string | null>(
      deskList('GET /v1/admin/audit', 'user'),
    ),
  }),
});

export const { useAuditLineQuery, useAuditLogInfiniteQuery } = deskAuditApi;
