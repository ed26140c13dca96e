import type { AnswerOf } from '../../../../api/call';

export type Dispute = AnswerOf<'GET /v1/admin/disputes/{id}'>;
