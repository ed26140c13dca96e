import type { CallResponse } from '#client/api/call.ts';

export type AuditLine = CallResponse<'GET /v1/admin/audit/{id}'>;
