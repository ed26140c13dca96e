import type { AnswerOf } from '../../../../api/call';

export type Thread = AnswerOf<'GET /v1/admin/support/threads/{chatId}'>;
