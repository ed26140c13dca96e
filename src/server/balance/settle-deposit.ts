import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { DepositPaymentProvider } from '../../domain/enums/deposit-payment-provider';
import type { App } from '../app/app';
import type { Tx } from '../db/open-database';
import { deposit, operation } from '../db/schema/ledger';
import { Refusal } from '../http/refusal';
import { bonusAccount, outsideAccount, platformAccount, userAccount } from '../ledger/account-ref';
import { postTransfers } from '../ledger/post-transfers';
import { recordTransactions } from '../ledger/record-transaction';
import { notify } from '../notifications/notify';
import { announce, userRoom } from '../outbox/put-outbox';
import type { ProviderCallback } from '../providers/deposit-provider';

type DepositRow = typeof deposit.$inferSelect;

/**
 * Carries out what a provider said about a deposit, once: repeats and latecomers change nothing. Money that
 * came counts even after a decline (callbacks travel in any order); a decline never takes money back.
 * @throws Refusal NOT_FOUND for another provider's or no deposit, VALIDATION_ERROR for a wrong sum
 */
export const settleDeposit = async (app: App, tx: Tx, provider: DepositPaymentProvider, said: ProviderCallback): Promise<void> => {
  const [row] = await tx.select().from(deposit).where(eq(deposit.id, said.depositId)).for('update');
  if (!row || row.provider !== provider) throw new Refusal('NOT_FOUND');
  if (row.amount !== said.amount) throw new Refusal('VALIDATION_ERROR');
  if (row.status === 'PAID' || row.status === said.outcome) return;
  if (said.outcome === 'PAID') await credit(app, tx, row);
  else if (said.outcome === 'DECLINED') await decline(app, tx, row);
  else if (row.status === 'CREATED') await tx.update(deposit).set({ status: 'DELAYED' }).where(eq(deposit.id, row.id));
};

const decline = async (app: App, tx: Tx, row: DepositRow): Promise<void> => {
  await tx.update(deposit).set({ status: 'DECLINED', settledAt: new Date(app.clock.now()) }).where(eq(deposit.id, row.id));
  await announce(tx, [userRoom(row.userId)], 'deposit settled', { depositId: row.id, status: 'DECLINED' });
  await notify(tx, [row.userId], { kind: 'DEPOSIT_DECLINED', facts: { amount: row.amount }, at: new Date(app.clock.now()) });
};

const credit = async (app: App, tx: Tx, row: DepositRow): Promise<void> => {
  const at = new Date(app.clock.now());
  const operationId = uuidv7();
  // The key stands in the way of a second credit even where the row's status would not.
  await tx.insert(operation).values({ id: operationId, kind: 'deposit', actor: 'system', idempotencyKey: `deposit:${row.id}`, createdAt: at });
  const { userId, amount, bonus, bonusReason } = row;
  await postTransfers(
    tx,
    operationId,
    [
      { from: outsideAccount(row.provider), to: userAccount(userId), amount },
      { from: platformAccount('bonus'), to: bonusAccount(userId), amount: bonus },
    ],
    at,
  );
  const details = { method: row.method, depositId: row.id };
  await recordTransactions(
    tx,
    [
      ...(bonusReason ? [{ userId, operationId, type: 'CORRECTION' as const, amount: bonus, bonusAmount: bonus, bonusReason, details }] : []),
      { userId, operationId, type: 'DEPOSIT', amount, details },
    ],
    at,
  );
  await tx.update(deposit).set({ status: 'PAID', operationId, settledAt: at }).where(eq(deposit.id, row.id));
  await announce(tx, [userRoom(userId)], 'deposit settled', { depositId: row.id, status: 'PAID' });
  await notify(tx, [userId], { kind: 'DEPOSIT_PAID', facts: { amount: amount + bonus }, at });
  await announce(tx, [userRoom(userId)], 'me changed', {});
};
