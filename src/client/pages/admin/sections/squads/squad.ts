import type { CallResponse } from '../../../../api/call';

export type Squad = CallResponse<'GET /v1/admin/squads/{id}'>;

export type SquadLine = CallResponse<'GET /v1/admin/squads'>['items'][number];
