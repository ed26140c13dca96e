import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { writeAudit } from './write-audit';

/** Logs the export of a list as a file, with its filters, before the first row is sent. */
export const writeExport = (
  app: App,
  operatorId: string,
  list: string,
  filters: Readonly<Record<string, unknown>>,
): Promise<void> =>
  inTransaction(app.db, (tx) =>
    writeAudit(app, tx, operatorId, { action: 'view.export', subject: `list:${list}`, details: filters }),
  );
