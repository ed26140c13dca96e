import { deskPovRequestsContract } from '#contract/desk/pov-requests.ts';
import { povRequestsContract } from '#contract/pov-requests.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskPovRequestsHandlers } from './desk/pov-requests-handlers';
import { povRequestsHandlers } from './pov-requests-handlers';
import { lockRow } from '../../platform/db/lock-row';
import { povRequest } from '../../platform/db/schema/pov-requests';
import type { App } from '../../platform/app';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { eraseAllPovFiles, povErase } from './pov-files';
import { lockPov, povStep } from './pov-step';
import { eraseRecording } from './recording';

/**
 * Deadlines of a request: its day is over and files that were not submitted are deleted; or the bytes of a deleted file
 * are removed from the store.
 */
const povDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId, kind, subject, dueAt }) => {
    if (kind === povErase) return eraseRecording(app.files, subject);
    const row = await lockPov(tx, aggregateId);
    if (row?.status !== 'REQUESTED') return;
    await povStep(tx, row, { type: 'pov.expired', at: dueAt });
    await eraseAllPovFiles(tx, aggregateId, dueAt);
  };

export const povRequests: Feature = {
  name: 'pov-requests',
  resources: [serve(povRequestsContract, povRequestsHandlers), serve(deskPovRequestsContract, deskPovRequestsHandlers)],
  deadlines: (app) => ({ pov: { lock: lockRow(povRequest), handle: povDeadline(app) } }),
};
