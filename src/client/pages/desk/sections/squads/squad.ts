import type { CallResponse } from '#client/api/call.ts';

export type Squad = CallResponse<'GET /v1/admin/squads/{id}'>;

export type SquadLine = CallResponse<'GET /v1/admin/squads'>['items'][number];
