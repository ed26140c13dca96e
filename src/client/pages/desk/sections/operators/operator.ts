import type { CallResponse } from '#client/api/call.ts';

export type Operator = CallResponse<'GET /v1/admin/operators'>['operators'][number];
