import type { deskAppealsContract } from '#contract/desk/people/appeals.ts';
import type { Handlers } from '../../platform/http/call';
import { decideAppeal } from './decide-appeal';
import { listAppeals, readAppeal } from './list-appeals';

export const deskAppealsHandlers: Handlers<typeof deskAppealsContract> = {
  'GET /v1/admin/appeals': (app, { query }) => listAppeals(app.db, query),
  'GET /v1/admin/appeals/{id}': (app, { params }) => readAppeal(app, params.id),
  'POST /v1/admin/appeals/{id}/decide': decideAppeal,
};
