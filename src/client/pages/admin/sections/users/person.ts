import type { CallResponse } from '../../../../api/call';

export type Person = CallResponse<'GET /v1/admin/users/{id}'>;
