import type { AnswerOf } from '../../../../api/call';

export type Operator = AnswerOf<'GET /v1/admin/operators'>['operators'][number];
