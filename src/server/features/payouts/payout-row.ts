import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { payoutLife, type PayoutEvent } from '#domain/payouts/payout-states.ts';
import type { App } from '../../platform/app';
import type { Executor, Tx } from '../../platform/db/open-database';
import type { withdrawal } from '../../platform/db/schema/money/ledger';
import { payout } from '../../platform/db/schema/money/payouts';
import { Refusal } from '../../platform/http/refusal';
import { openOperation } from '../../platform/ledger/operations';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { announceToStaff } from '../audit/public';
import { lockWithdrawal, payWithdrawal } from '../balance/public';
import type { PayoutProvider } from './providers/provider';

export type PayoutRow = typeof payout.$inferSelect;
export type WithdrawalRow = typeof withdrawal.$inferSelect;

export interface PayoutLocked {
  readonly row: PayoutRow;
  readonly withdrawal: WithdrawalRow;
}

/** All payouts of a withdrawal, the latest first. */
export const payoutsOf = (db: Executor, withdrawalId: string): Promise<PayoutRow[]> =>
  db
    .select()
    .from(payout)
    .where(eq(payout.withdrawalId, withdrawalId))
    .orderBy(desc(payout.createdAt), sql`${payout.state} = 'REFUSED'`, desc(payout.id));

/** The open payout of a withdrawal; at most one. */
export const openPayoutOf = async (db: Executor, withdrawalId: string): Promise<PayoutRow | null> => {
  const [row] = await db
    .select()
    .from(payout)
    .where(and(eq(payout.withdrawalId, withdrawalId), inArray(payout.state, [...payoutLife.open])));
  return row ?? null;
};

/** The withdrawal of a payout, then the payout, both locked until the transaction ends; null when there is none. */
export const lockPayout = async (tx: Tx, id: string): Promise<PayoutLocked | null> => {
  const [found] = await tx.select({ withdrawalId: payout.withdrawalId }).from(payout).where(eq(payout.id, id));
  const of = found ? await lockWithdrawal(tx, found.withdrawalId) : null;
  const [row] = await tx.select().from(payout).where(eq(payout.id, id)).for('update');
  return of === null || !row ? null : { row, withdrawal: of };
};

/** Lays a payout in the queue; the withdrawal is locked, confirmed and has no open one. */
export const insertPayout = async (
  app: App,
  tx: Tx,
  of: WithdrawalRow,
  provider: PayoutProvider,
): Promise<PayoutRow> => {
  const now = app.clock.now();
  const at = new Date(now);
  const [row] = await tx
    .insert(payout)
    .values({
      id: uuidv7({ msecs: now }),
      withdrawalId: of.id,
      userId: of.userId,
      provider: provider.id,
      amount: of.amount - of.fee,
      state: 'QUEUED',
      createdAt: at,
      changedAt: at,
    })
    .returning();
  if (!row) throw new Error('the payout was not written');
  await announceToStaff(tx, 'withdrawal');
  return row;
};

type Change = Partial<Pick<PayoutRow, 'attempt' | 'sentAt' | 'externalId' | 'reference' | 'failure' | 'asked'>>;

/** Takes a step of a locked payout. @throws Refusal ADMIN_CHANGED_MEANWHILE when it does not fit its state */
export const stepPayout = async (
  app: App,
  tx: Tx,
  row: PayoutRow,
  type: PayoutEvent['type'],
  values: Change = {},
): Promise<void> => {
  const state = payoutLife.after(row.state, type);
  if (state === null) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.state });
  await tx
    .update(payout)
    .set({ ...values, state, changedAt: new Date(app.clock.now()) })
    .where(eq(payout.id, row.id));
  // Their page tells since when the money is at a provider.
  await announce(tx, [userRoom(row.userId)], 'me changed', {});
  await announceToStaff(tx, 'withdrawal');
};

/** The money has arrived: the withdrawal is paid. Both rows are locked. */
export const completePayout = async (
  app: App,
  tx: Tx,
  { row, withdrawal: of }: PayoutLocked,
  { reference, by }: { readonly reference: string; readonly by: string },
): Promise<void> => {
  if (of.status !== 'CONFIRMED') throw new Error(`payout ${row.id}: its withdrawal is ${of.status}`);
  await stepPayout(app, tx, row, 'payout.paid', { reference, failure: null });
  const operationId = await openOperation(tx, 'pay withdrawal', by, new Date(app.clock.now()));
  await payWithdrawal(tx, app, operationId, of, { reference, by });
};
