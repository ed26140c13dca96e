import type { CallResponse } from '../../../../api/call';

export type Thread = CallResponse<'GET /v1/admin/support/threads/{chatId}'>;
