import type { AnswerOf } from '../../../../api/call';

export type Squad = AnswerOf<'GET /v1/admin/squads/{id}'>;

export type SquadLine = AnswerOf<'GET /v1/admin/squads'>['items'][number];
