import type { CallResponse } from '../../../../api/call';

export type Draw = CallResponse<'GET /v1/admin/draws/{id}'>;
