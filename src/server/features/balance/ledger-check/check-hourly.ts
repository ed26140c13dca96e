import { hours } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import type { DeadlineHandler } from '#server/platform/deadlines/deadline-sweeper.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import { findFaults, type LedgerFault } from './find-faults';
import { storeFaults } from './store-faults';

const every = hours(1);

/** Checks all rules on one snapshot of the database. */
export const checkLedger = (db: Db): Promise<readonly LedgerFault[]> =>
  db.transaction(findFaults, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** Once an hour: the result is shown in `/metrics` and in the operators' queue, and each fault is logged. */
export const ledgerDeadline =
  (app: App): DeadlineHandler =>
  async (tx) => {
    const now = app.clock.now();
    const faults = await checkLedger(app.db);
    for (const fault of faults) app.log.error(fault, 'the ledger is inconsistent');
    await storeFaults(tx, faults, new Date(now));
    await scheduleDeadline(tx, { aggregate: 'ledger:all', kind: 'ledger.check' }, now + every);
  };
