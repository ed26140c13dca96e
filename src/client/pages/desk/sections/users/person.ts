import type { CallResponse } from '#client/api/call.ts';

export type Person = CallResponse<'GET /v1/admin/users/{id}'>;
