import type { CallResponse } from '#client/api/call.ts';

export type Report = CallResponse<'GET /v1/admin/reports/{id}'>;
