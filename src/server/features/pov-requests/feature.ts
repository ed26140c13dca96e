import { deskPovRequestsContract } from '#contract/desk/pov-requests.ts';
import { povRequestsContract } from '#contract/pov-requests.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskPovRequestsHandlers } from './desk/pov-requests-handlers';
import { povRequestsHandlers } from './pov-requests-handlers';
import { lockRow } from '../../platform/db/lock-row';
import { povRequest } from '../../platform/db/schema/pov-requests';
import { povDeadline } from './pov-deadline';

export const povRequests: Feature = {
  name: 'pov-requests',
  resources: [serve(povRequestsContract, povRequestsHandlers), serve(deskPovRequestsContract, deskPovRequestsHandlers)],
  deadlines: (app) => ({ pov: { lock: lockRow(povRequest), handle: povDeadline(app) } }),
};
