import { eq } from 'drizzle-orm';
import { npdReceiptLife, type NpdReceiptEvent } from '#domain/taxes/npd-receipt-states.ts';
import { npdReceiptTerms } from '#domain/taxes/npd-receipt-terms.ts';
import type { App } from '../../../platform/app';
import type { Tx } from '../../../platform/db/open-database';
import { npdReceipt } from '../../../platform/db/schema/money/taxes';
import { scheduleDeadline } from '../../../platform/deadlines/schedule-deadline';
import { announce, userRoom } from '../../../platform/outbox/put-outbox';
import { announceToStaff } from '../../audit/public';

export type NpdReceiptRow = typeof npdReceipt.$inferSelect;

/** Locks a receipt until the transaction ends; null when there is none. */
export const lockNpdReceipt = async (tx: Tx, id: string): Promise<NpdReceiptRow | null> => {
  const [row] = await tx.select().from(npdReceipt).where(eq(npdReceipt.id, id)).for('update');
  return row ?? null;
};

/** Whoever has a receipt on a page, and operators, see that it changed. */
export const announceNpdReceipt = async (tx: Tx, userId: string): Promise<void> => {
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announceToStaff(tx, 'npd-receipt');
};

/** The next reminder of an owed receipt, `since` epoch ms; none after the last. */
export const remindLater = async (tx: Tx, id: string, since: number, reminded: number): Promise<void> => {
  const after = npdReceiptTerms.remindAfter[reminded];
  if (after !== undefined)
    await scheduleDeadline(tx, { aggregate: `npd-receipt:${id}`, kind: 'remind' }, since + after);
};

type Change = Partial<Pick<NpdReceiptRow, 'number' | 'innSealed' | 'reason' | 'givenAt' | 'reminded'>>;

/** Writes down what has changed of a locked receipt. */
const write = async (
  app: App,
  tx: Tx,
  row: NpdReceiptRow,
  values: Change & Pick<NpdReceiptRow, 'state'>,
): Promise<NpdReceiptRow> => {
  const [changed] = await tx
    .update(npdReceipt)
    .set({ ...values, changedAt: new Date(app.clock.now()) })
    .where(eq(npdReceipt.id, row.id))
    .returning();
  if (!changed) throw new Error(`receipt ${row.id} of a mate is gone`);
  await announceNpdReceipt(tx, row.userId);
  return changed;
};

/** Takes a step of a locked receipt; null when it does not fit its state. */
export const stepNpdReceipt = async (
  app: App,
  tx: Tx,
  row: NpdReceiptRow,
  type: NpdReceiptEvent['type'],
  values: Change = {},
): Promise<NpdReceiptRow | null> => {
  const state = npdReceiptLife.after(row.state, type);
  return state === null ? null : write(app, tx, row, { ...values, state });
};

/** Puts a link under a locked receipt, or another one while no operator has decided; null: none is taken any more. */
export const putLink = async (
  app: App,
  tx: Tx,
  row: NpdReceiptRow,
  given: Pick<NpdReceiptRow, 'number' | 'innSealed'>,
): Promise<NpdReceiptRow | null> => {
  const values = { ...given, reason: null, givenAt: new Date(app.clock.now()) };
  return row.state === 'GIVEN'
    ? write(app, tx, row, { ...values, state: row.state })
    : stepNpdReceipt(app, tx, row, 'npd.given', values);
};
