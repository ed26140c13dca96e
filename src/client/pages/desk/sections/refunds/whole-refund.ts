import type { CallResponse } from '#client/api/call.ts';

export type WholeRefund = CallResponse<'GET /v1/admin/refunds/{id}'>;
