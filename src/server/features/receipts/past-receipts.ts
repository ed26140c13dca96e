import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { outbox } from '../../platform/db/schema/outbox-and-deadlines';
import { receipt, receiptLine } from '../../platform/db/schema/money/receipts';
import { finishJobs } from '../../platform/outbox/finish-job';
import { fileOperation, lockFiling } from './file/file-operation';
import { taxProfile } from '../../platform/db/schema/money/taxes';
import { changeReceipt, recordStep } from './issue/receipt-row';
import { seconds } from '#domain/time/durations.ts';

/** How long the register took, ms. */
const printing = seconds(6);

/** Files all operations that wait. */
const fileAll = async (app: App, tx: Tx): Promise<void> => {
  const rows = await tx
    .select({ id: outbox.id, operationId: sql<string>`${outbox.payload} ->> 'operationId'` })
    .from(outbox)
    .where(eq(outbox.topic, 'receipts'))
    .orderBy(asc(outbox.id));
  for (const { operationId } of rows) await fileOperation(app, tx, operationId);
  await finishJobs(
    tx,
    rows.map(({ id }) => id),
  );
};

/**
 * Gives the demo's past its receipts: all that the training register could print were printed seconds after their
 * operations. Those with a mate about whom nothing is known are left to it, and it refuses them.
 */
export const seedPastReceipts = async (app: App, tx: Tx): Promise<void> => {
  await lockFiling(tx);
  await fileAll(app, tx);
  const unknown = tx
    .select({ one: sql`1` })
    .from(receiptLine)
    .where(
      and(
        eq(receiptLine.receiptId, receipt.id),
        sql`${receiptLine.principalId} NOT IN (SELECT ${taxProfile.userId} FROM ${taxProfile})`,
      ),
    );
  const rows = await tx
    .select()
    .from(receipt)
    .where(and(eq(receipt.state, 'QUEUED'), notExists(unknown)))
    .orderBy(asc(receipt.createdAt));
  for (const [index, row] of rows.entries()) {
    const at = new Date(row.createdAt.getTime() + printing);
    const document = String(1000 + index);
    const fiscal = {
      drive: '0000000000000000',
      document,
      attribute: String(3_400_000_000 + index),
      at: at.toISOString(),
    };
    const printed = { state: 'DONE', till: 'TRAINING', documentId: row.id, changedAt: at, fiscal } as const;
    await recordStep(tx, await changeReceipt(tx, row.id, printed), at);
  }
  const ids = rows.map(({ id }) => id);
  const jobs = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.topic, 'receipt'), inArray(sql`${outbox.payload} ->> 'receiptId'`, ids)));
  await finishJobs(
    tx,
    jobs.map(({ id }) => id),
  );
};
