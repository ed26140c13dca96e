import type { App } from '../../platform/app';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { eraseAllPovFiles, povErase } from './pov-files';
import { lockPov, povStep } from './pov-step';
import { eraseRecording } from './recording';

/** The day is over: what was not handed in is forgotten. Or a forgotten file's bytes go. */
export const povDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId, kind, subject, dueAt }) => {
    if (kind === povErase) return eraseRecording(app.files, subject);
    const row = await lockPov(tx, aggregateId);
    if (row?.status !== 'REQUESTED') return;
    await povStep(tx, row, { type: 'pov.expired', at: dueAt });
    await eraseAllPovFiles(tx, aggregateId, dueAt);
  };
