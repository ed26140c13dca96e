import type { CallResponse } from '../../../../api/call';

export type AuditLine = CallResponse<'GET /v1/admin/audit/{id}'>;
