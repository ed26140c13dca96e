import type { App } from '../../platform/app';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { eraseAllPovFiles, povErase } from './pov-files';
import { lockPov, povStep } from './pov-step';
import { eraseRecording } from './recording';

/**
 * Deadlines of a request: its day is over and files that were not submitted are deleted; or the bytes of a deleted file
 * are removed from the store.
 */
export const povDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId, kind, subject, dueAt }) => {
    if (kind === povErase) return eraseRecording(app.files, subject);
    const row = await lockPov(tx, aggregateId);
    if (row?.status !== 'REQUESTED') return;
    await povStep(tx, row, { type: 'pov.expired', at: dueAt });
    await eraseAllPovFiles(tx, aggregateId, dueAt);
  };
