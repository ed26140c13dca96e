import { and, eq, inArray } from 'drizzle-orm';
import { type WithdrawalEvent, withdrawalLife } from '#domain/money/withdrawal-states.ts';
import type { App } from '../../platform/app';
import type { Executor, Tx } from '../../platform/db/open-database';
import { withdrawal } from '../../platform/db/schema/money/ledger';
import { outsideAccount, platformAccount, userAccount, withdrawalHold } from '#domain/money/account-ref.ts';
import { postTransfers } from '../../platform/ledger/post-transfers';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { announceToStaff } from '../audit/public';
import { notify } from '../notifications/public';
import { endHold, noteTaxesOfPaid } from '../taxes/public';
import { announce, putOutbox, userRoom } from '../../platform/outbox/put-outbox';

type WithdrawalRow = typeof withdrawal.$inferSelect;

const announceChange = (tx: Tx, userId: string): Promise<void> => announce(tx, [userRoom(userId)], 'me changed', {});

/** Locks a withdrawal until the transaction ends; null when there is none. */
export const lockWithdrawal = async (tx: Tx, id: string): Promise<WithdrawalRow | null> => {
  const [row] = await tx.select().from(withdrawal).where(eq(withdrawal.id, id)).for('update');
  return row ?? null;
};

/** The person's open withdrawal; at most one. */
export const openWithdrawalOf = async (db: Executor, userId: string): Promise<WithdrawalRow | null> => {
  const open = inArray(withdrawal.status, [...withdrawalLife.open]);
  const [row] = await db
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.userId, userId), open));
  return row ?? null;
};

/** Notifies the owner of the outcome, unless they cancelled it themselves. */
const notifyOutcome = async (
  tx: Tx,
  { userId, status, canceled, comment, amount, changedAt: at }: WithdrawalRow,
): Promise<void> => {
  if (status === 'CONFIRMED') await notify(tx, [userId], { kind: 'WITHDRAWAL_CONFIRMED', facts: { amount }, at });
  if (status === 'PAID') await notify(tx, [userId], { kind: 'WITHDRAWAL_PAID', facts: { amount }, at });
  if (status === 'REJECTED' && !canceled)
    await notify(tx, [userId], { kind: 'WITHDRAWAL_REJECTED', facts: { amount, comment }, at });
};

const change = async (
  tx: Tx,
  app: App,
  { id, status }: WithdrawalRow,
  type: WithdrawalEvent['type'],
  values: Partial<WithdrawalRow>,
): Promise<WithdrawalRow> => {
  const [row] = await tx
    .update(withdrawal)
    .set({ ...values, status: withdrawalLife.enter(status, type), changedAt: new Date(app.clock.now()) })
    .where(eq(withdrawal.id, id))
    .returning();
  if (!row) throw new Error(`withdrawal ${id} is gone`);
  await announceChange(tx, row.userId);
  await announceToStaff(tx, 'withdrawal');
  await notifyOutcome(tx, row);
  return row;
};

/** WAITING_FOR_CONFIRMATION → CONFIRMED; the caller has locked the row and checked its status. */
export const confirmWithdrawal = async (tx: Tx, app: App, row: WithdrawalRow): Promise<WithdrawalRow> => {
  // Whether a provider pays it is found out by the job.
  await putOutbox(tx, 'payout', { withdrawalId: row.id });
  return change(tx, app, row, 'withdrawal.confirmed', { confirmedAt: new Date(app.clock.now()) });
};

/** Records the confirmation of the first of two operators: nothing changes for the person, who may still cancel. */
export const halfConfirm = async (tx: Tx, app: App, row: WithdrawalRow, operatorId: string): Promise<void> => {
  await tx
    .update(withdrawal)
    .set({ halfConfirmedBy: operatorId, changedAt: new Date(app.clock.now()) })
    .where(eq(withdrawal.id, row.id));
};

/** CONFIRMED → PAID: the money was transferred (`reference`); the fee stays with the service. */
export const payWithdrawal = async (
  tx: Tx,
  app: App,
  operationId: string,
  row: WithdrawalRow,
  reference: string,
): Promise<WithdrawalRow> => {
  await postTransfers(
    tx,
    operationId,
    [
      { from: withdrawalHold(row.id), to: outsideAccount(row.method), amount: row.amount - row.fee },
      { from: withdrawalHold(row.id), to: platformAccount('revenue'), amount: row.fee },
    ],
    new Date(app.clock.now()),
  );
  await noteTaxesOfPaid(app, tx, row);
  return change(tx, app, row, 'withdrawal.paid', { reference });
};

/** WAITING_FOR_CONFIRMATION or CONFIRMED → REJECTED: all of the money returns to the person. */
export const returnWithdrawal = async (
  tx: Tx,
  app: App,
  operationId: string,
  row: WithdrawalRow,
  why: { readonly canceled: boolean; readonly comment: string | null },
): Promise<WithdrawalRow> => {
  const at = new Date(app.clock.now());
  const { userId, amount, transactionId } = row;
  await postTransfers(tx, operationId, [{ from: withdrawalHold(row.id), to: userAccount(userId), amount }], at);
  await recordTransactions(tx, [{ userId, operationId, type: 'WITHDRAWAL', amount, reversalOf: transactionId }], at);
  await endHold(tx, row.id);
  return change(tx, app, row, why.canceled ? 'withdrawal.canceled' : 'withdrawal.rejected', why);
};
