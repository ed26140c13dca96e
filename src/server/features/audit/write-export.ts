import { exportLimits } from '#domain/people/desk-subject.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { limitRate } from '../../platform/http/rate-limit';
import { writeAudit } from './write-audit';

/** Counts a file of the desk: it takes as much as hundreds of pages. @throws Refusal RATE_LIMITED */
export const countExport = (app: App, operatorId: string): Promise<void> =>
  limitRate(app, `export:${operatorId}`, exportLimits.perOperator, exportLimits.window);

/**
 * Logs the export of a list as a file, with its filters, before the first row is sent.
 * @throws Refusal RATE_LIMITED
 */
export const writeExport = async (
  app: App,
  operatorId: string,
  list: string,
  filters: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await countExport(app, operatorId);
  await inTransaction(app.db, (tx) =>
    writeAudit(app, tx, operatorId, { action: 'view.export', subject: `list:${list}`, details: filters }),
  );
};
