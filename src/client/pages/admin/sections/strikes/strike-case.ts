import type { CallResponse } from '../../../../api/call';

export type StrikeCase = CallResponse<'GET /v1/admin/strike-cases'>['items'][number];
