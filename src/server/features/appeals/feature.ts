import { deskAppealsContract } from '#contract/desk/people/appeals.ts';
import { appealsContract } from '#contract/people/appeals.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import type { Handlers } from '../../platform/http/call';
import { appealsHandlers } from './appeals-handlers';
import { decideAppeal } from './decide-appeal';
import { listAppeals, readAppeal } from './list-appeals';

const deskAppealsHandlers: Handlers<typeof deskAppealsContract> = {
  'GET /v1/admin/appeals': (app, { query }) => listAppeals(app.db, query),
  'GET /v1/admin/appeals/{id}': (app, { params }) => readAppeal(app, params.id),
  'POST /v1/admin/appeals/{id}/decide': decideAppeal,
};

/** A person's word against a decision about them, judged by another operator than the first. */
export const appeals: Feature = {
  name: 'appeals',
  resources: [serve(appealsContract, appealsHandlers), serve(deskAppealsContract, deskAppealsHandlers)],
};
