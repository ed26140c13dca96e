import { checkLedger, type LedgerFault } from '../features/balance/public';
import type { Config } from '../platform/config/config';
import { readDatabase } from './with-database';

/** Checks the ledger, whether the product runs or not, and returns its faults; changes nothing. */
export const ledgerFaults = (config: Config): Promise<readonly LedgerFault[]> =>
  readDatabase(config, ({ db }) => checkLedger(db));
