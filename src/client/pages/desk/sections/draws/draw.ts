import type { CallResponse } from '#client/api/call.ts';

export type Draw = CallResponse<'GET /v1/admin/draws/{id}'>;
