import { hours } from '../../../../domain/time/durations';
import type { App } from '../../../platform/app';
import type { Db } from '../../../platform/db/open-database';
import type { DeadlineHandler } from '../../../platform/deadlines/deadline-sweeper';
import { scheduleDeadline } from '../../../platform/deadlines/schedule-deadline';
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
