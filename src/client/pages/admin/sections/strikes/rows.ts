import type { AnswerOf } from '../../../../api/call';

export type StrikeCase = AnswerOf<'GET /v1/admin/strike-cases'>['items'][number];
