import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { writeAudit } from './write-audit';

/** A list taken away as a file: what it was narrowed by is written down before the first row leaves. */
export const writeExport = (
  app: App,
  operatorId: string,
  list: string,
  filters: Readonly<Record<string, unknown>>,
): Promise<void> =>
  inTransaction(app.db, (tx) =>
    writeAudit(app, tx, operatorId, { action: 'view.export', subject: `list:${list}`, details: filters }),
  );
