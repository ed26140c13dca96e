import type { CallResponse } from '../../../../api/call';

export type Report = CallResponse<'GET /v1/admin/reports/{id}'>;
