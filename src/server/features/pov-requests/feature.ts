import { deskRecordingsContract } from '#contract/desk/recordings.ts';
import { povRequestsContract } from '#contract/pov-requests.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskRecordingsHandlers } from './desk/recordings-handlers';
import { povRequestsHandlers } from './pov-requests-handlers';
import { lockRow } from '../../platform/db/lock-row';
import { povRequest } from '../../platform/db/schema/pov-requests';
import { povDeadline } from './pov-deadline';

export const povRequests: Feature = {
  name: 'pov-requests',
  resources: [serve(povRequestsContract, povRequestsHandlers), serve(deskRecordingsContract, deskRecordingsHandlers)],
  deadlines: (app) => ({ pov: { lock: lockRow(povRequest), handle: povDeadline(app) } }),
};
