import type { drawsContract } from '#contract/money/draws.ts';
import type { Handlers } from '../../platform/http/call';
import { participate } from './participate';
import { viewDrawInFull, viewDraws } from './view-draws';

export const drawsHandlers: Handlers<typeof drawsContract> = {
  'GET /v1/draws/history': (app, { actor }) => viewDraws(app.db, actor?.id ?? null),
  'GET /v1/draws/{id}': (app, { actor, params }) => viewDrawInFull(app.db, params.id, actor?.id ?? null),
  'POST /v1/draws/{id}/participate': participate,
};
