import type { AnswerOf } from '../../../../api/call';

export type Person = AnswerOf<'GET /v1/admin/users/{id}'>;
