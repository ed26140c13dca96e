import { checkLedger, type LedgerFault } from '../features/balance/public';
import type { Config } from '../platform/config/config';
import { openDatabase } from '../platform/db/open-database';
import { withDatabase } from './with-database';

/** Checks the ledger, whether the product runs or not, and returns its faults; changes nothing. */
export const ledgerFaults = (config: Config): Promise<readonly LedgerFault[]> =>
  withDatabase(config, async (url) => {
    const database = openDatabase(url, 1);
    try {
      return await checkLedger(database.db);
    } finally {
      await database.close();
    }
  });
