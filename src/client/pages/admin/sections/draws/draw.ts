import type { AnswerOf } from '../../../../api/call';

export type Draw = AnswerOf<'GET /v1/admin/draws/{id}'>;
