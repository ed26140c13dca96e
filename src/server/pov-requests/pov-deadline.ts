import fs from 'node:fs/promises';
import type { App } from '../app/app';
import type { DeadlineHandler } from '../deadlines/deadline-sweeper';
import { eraseAllPovFiles } from './erase-pov-files';
import { povErase } from './pov-deadline-kinds';
import { povPlace } from './pov-place';
import { lockPov, povStep } from './pov-step';

/** The day is over: what was not handed in is forgotten. Or a forgotten file's bytes go. */
export const povDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId, kind, subject, dueAt }) => {
    if (kind === povErase) return fs.rm(povPlace(app.config, subject), { force: true });
    const row = await lockPov(tx, aggregateId);
    if (row?.status !== 'REQUESTED') return;
    await povStep(tx, row, { type: 'pov.expired', at: dueAt });
    await eraseAllPovFiles(tx, aggregateId, dueAt);
  };
