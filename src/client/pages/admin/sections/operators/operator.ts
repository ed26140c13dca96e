import type { CallResponse } from '../../../../api/call';

export type Operator = CallResponse<'GET /v1/admin/operators'>['operators'][number];
