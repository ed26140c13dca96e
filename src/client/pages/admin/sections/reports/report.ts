import type { AnswerOf } from '../../../../api/call';

export type Report = AnswerOf<'GET /v1/admin/reports/{id}'>;
