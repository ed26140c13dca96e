import { eq } from 'drizzle-orm';
import type { WithdrawalStatus } from '../../domain/enums/withdrawal-status';
import type { App } from '../app/app';
import type { Tx } from '../db/open-database';
import { withdrawal } from '../db/schema/withdrawals';
import { outsideAccount, platformAccount, userAccount, withdrawalHold } from '../ledger/account-ref';
import { postTransfers } from '../ledger/post-transfers';
import { recordTransactions } from '../ledger/record-transaction';
import { notify } from '../notifications/notify';
import { announce, userRoom } from '../outbox/put-outbox';

type WithdrawalRow = typeof withdrawal.$inferSelect;

const announceChange = (tx: Tx, userId: string): Promise<void> => announce(tx, [userRoom(userId)], 'me changed', {});

/** Locks a withdrawal until the transaction ends; null when there is none. */
export const lockWithdrawal = async (tx: Tx, id: string): Promise<WithdrawalRow | null> => {
  const [row] = await tx.select().from(withdrawal).where(eq(withdrawal.id, id)).for('update');
  return row ?? null;
};

/** The owner's own cancellation is no news to him. */
const tellOutcome = async (tx: Tx, { userId, status, canceled, comment, amount, changedAt: at }: WithdrawalRow): Promise<void> => {
  if (status === 'CONFIRMED') await notify(tx, [userId], { kind: 'WITHDRAWAL_CONFIRMED', facts: { amount }, at });
  if (status === 'PAID') await notify(tx, [userId], { kind: 'WITHDRAWAL_PAID', facts: { amount }, at });
  if (status === 'REJECTED' && !canceled) await notify(tx, [userId], { kind: 'WITHDRAWAL_REJECTED', facts: { amount, comment }, at });
};

const change = async (tx: Tx, app: App, id: string, values: Partial<WithdrawalRow> & { status: WithdrawalStatus }): Promise<WithdrawalRow> => {
  const [row] = await tx
    .update(withdrawal)
    .set({ ...values, changedAt: new Date(app.clock.now()) })
    .where(eq(withdrawal.id, id))
    .returning();
  if (!row) throw new Error(`withdrawal ${id} is gone`);
  await announceChange(tx, row.userId);
  await tellOutcome(tx, row);
  return row;
};

/** WAITING_FOR_CONFIRMATION → CONFIRMED; the caller has locked the row and checked its status. */
export const confirmWithdrawal = (tx: Tx, app: App, row: WithdrawalRow): Promise<WithdrawalRow> => change(tx, app, row.id, { status: 'CONFIRMED' });

/** CONFIRMED → PAID: the money has left; the fee stays with the service. */
export const payWithdrawal = async (tx: Tx, app: App, operationId: string, row: WithdrawalRow): Promise<WithdrawalRow> => {
  await postTransfers(
    tx,
    operationId,
    [
      { from: withdrawalHold(row.id), to: outsideAccount(row.method), amount: row.amount - row.fee },
      { from: withdrawalHold(row.id), to: platformAccount('revenue'), amount: row.fee },
    ],
    new Date(app.clock.now()),
  );
  return change(tx, app, row.id, { status: 'PAID' });
};

/** WAITING_FOR_CONFIRMATION or CONFIRMED → REJECTED: the money returns, all of it. */
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
  return change(tx, app, row.id, { status: 'REJECTED', ...why });
};
