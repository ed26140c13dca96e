import type { CallResponse } from '#client/api/call.ts';

export type Thread = CallResponse<'GET /v1/admin/support/threads/{chatId}'>;
