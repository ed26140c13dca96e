import { eq } from 'drizzle-orm';
import type { CallbackVerdict } from '../../../../domain/money/callback-verdict';
import { type DepositPaymentProvider, topUpBonus } from '../../../../domain/money/deposit';
import type { App } from '../../../platform/app';
import type { Tx } from '../../../platform/db/open-database';
import { deposit } from '../../../platform/db/schema/money/deposits';
import { Refusal } from '../../../platform/http/refusal';
import { announce, userRoom } from '../../../platform/outbox/put-outbox';
import { notify } from '../../notifications/public';
import type { ProviderCallback } from '../providers/provider';
import { creditDeposit } from './credit-deposit';
import { refundDeposit } from './refund-deposit';

export type DepositRow = typeof deposit.$inferSelect;

/** A deposit, locked until the transaction ends; null for none, whatever the id looks like. */
export const lockDeposit = async (tx: Tx, id: string): Promise<DepositRow | null> => {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const [row] = await tx.select().from(deposit).where(eq(deposit.id, id)).for('update');
  return row ?? null;
};

/** Whether what the provider says of the sum fits: skins bring it with the money, and tell none when none comes. */
const fits = ({ amount }: DepositRow, said: ProviderCallback): boolean => {
  if (said.amount === null) return said.outcome !== 'PAID';
  return amount === null ? said.outcome !== 'PAID' || said.amount > 0 : amount === said.amount;
};

/** With skins the sum comes with the money. */
const withSum = async (tx: Tx, row: DepositRow, said: ProviderCallback): Promise<DepositRow> => {
  if (row.amount !== null || said.amount === null || said.outcome !== 'PAID') return row;
  const bonus = topUpBonus(said.amount);
  const known = { amount: said.amount, bonus, bonusReason: bonus > 0 ? ('CLIENT_TOPUP_BONUS' as const) : null };
  await tx.update(deposit).set(known).where(eq(deposit.id, row.id));
  return { ...row, ...known };
};

/**
 * Carries out what a provider said about a deposit, once: repeats and latecomers change nothing. Money that
 * came counts even after a decline (callbacks travel in any order); a decline never takes money back, a refund does.
 * @throws Refusal NOT_FOUND for another provider's or no deposit, VALIDATION_ERROR for a wrong sum
 */
export const settleDeposit = async (
  app: App,
  tx: Tx,
  provider: DepositPaymentProvider,
  said: ProviderCallback,
): Promise<CallbackVerdict> => {
  const found = await lockDeposit(tx, said.depositId);
  if (found?.provider !== provider) throw new Refusal('NOT_FOUND');
  if (!fits(found, said)) throw new Refusal('VALIDATION_ERROR');
  if (said.outcome === 'CHECK') return 'CHECKED';
  if (found.status === 'REFUNDED' || found.status === said.outcome) return 'NOTHING_NEW';
  if (said.outcome === 'REFUNDED') return found.status === 'PAID' ? refundDeposit(app, tx, found) : 'NOTHING_NEW';
  if (found.status === 'PAID') return 'NOTHING_NEW';
  const row = await withSum(tx, found, said);
  if (said.outcome === 'PAID') return creditDeposit(app, tx, row);
  if (said.outcome === 'DECLINED') return decline(app, tx, row);
  if (row.status === 'DECLINED') return 'NOTHING_NEW';
  await tx.update(deposit).set({ status: 'DELAYED' }).where(eq(deposit.id, row.id));
  // Their page would go on offering to pay for what they have paid.
  await announce(tx, [userRoom(row.userId)], 'me changed', {});
  return 'WAITING';
};

const decline = async (app: App, tx: Tx, row: DepositRow): Promise<CallbackVerdict> => {
  const at = new Date(app.clock.now());
  await tx.update(deposit).set({ status: 'DECLINED', settledAt: at }).where(eq(deposit.id, row.id));
  await announce(tx, [userRoom(row.userId)], 'deposit settled', { depositId: row.id, status: 'DECLINED' });
  await notify(tx, [row.userId], { kind: 'DEPOSIT_DECLINED', facts: { amount: row.amount ?? 0 }, at });
  return 'DECLINED';
};
