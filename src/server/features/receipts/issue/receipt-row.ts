import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/open-database';
import { receipt, receiptStep } from '../../../platform/db/schema/money/receipts';

export type ReceiptRow = typeof receipt.$inferSelect;

/** A receipt, locked until the transaction ends; null when there is none. */
export const lockReceipt = async (tx: Tx, id: string): Promise<ReceiptRow | null> => {
  const [row] = await tx.select().from(receipt).where(eq(receipt.id, id)).for('update');
  return row ?? null;
};

/** Adds the receipt's present state to its history. */
export const recordStep = async (tx: Tx, row: ReceiptRow, at: Date): Promise<void> => {
  const { id: receiptId, attempt, state, till, documentId, reason } = row;
  await tx.insert(receiptStep).values({ receiptId, attempt, state, till, documentId, reason, at });
};

/** Changes what may change of a locked receipt; returns it. */
export const changeReceipt = async (
  tx: Tx,
  id: string,
  values: Partial<
    Pick<
      ReceiptRow,
      | 'state'
      | 'attempt'
      | 'asked'
      | 'sentAt'
      | 'paymentId'
      | 'till'
      | 'documentId'
      | 'acceptedAt'
      | 'reason'
      | 'url'
      | 'fiscal'
      | 'changedAt'
    >
  >,
): Promise<ReceiptRow> => {
  const [row] = await tx.update(receipt).set(values).where(eq(receipt.id, id)).returning();
  if (!row) throw new Error(`receipt ${id} is gone`);
  return row;
};
