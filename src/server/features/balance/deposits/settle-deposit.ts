import { eq } from 'drizzle-orm';
import type { CallbackVerdict } from '#domain/money/callback-verdict.ts';
import { depositLife } from '#domain/money/deposit-states.ts';
import { type DepositPaymentProvider, topUpBonus } from '#domain/money/deposit.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { notify } from '../../notifications/public';
import { keyedTrace, recordTraces } from '../../risk/public';
import type { ProviderCallback } from '../providers/provider';
import { commitDeposit } from './commit-deposit';
import { creditDeposit } from './credit-deposit';
import { type DepositRow, lockDeposit } from './lock-deposit-row';
import { settleRefund } from './settle-refund';

/**
 * Whether the callback's sum fits the deposit: for skins the sum is known only from the payment itself, and is absent
 * when nothing was paid.
 */
const fits = ({ amount }: DepositRow, callback: ProviderCallback): boolean => {
  if (callback.amount === null) return callback.outcome !== 'PAID';
  return amount === null ? callback.outcome !== 'PAID' || callback.amount > 0 : amount === callback.amount;
};

/** Stores the sum of a skins deposit, which is known only from the payment. */
const withSum = async (tx: Tx, row: DepositRow, callback: ProviderCallback): Promise<DepositRow> => {
  if (row.amount !== null || callback.amount === null || callback.outcome !== 'PAID') return row;
  const bonus = topUpBonus(callback.amount);
  const { amount } = callback;
  const bonusReason = bonus > 0 ? ('CLIENT_TOPUP_BONUS' as const) : null;
  await tx.update(deposit).set({ amount, bonus, bonusReason }).where(eq(deposit.id, row.id));
  return { ...row, amount, bonus, bonusReason };
};

/** Which card or wallet paid is kept only as a hash. */
const tracePayer = (app: App, tx: Tx, userId: string, payer: string): Promise<void> =>
  recordTraces(tx, userId, [keyedTrace(app.secret, 'CARD', payer)], new Date(app.clock.now()));

const eventOf = { PAID: 'deposit.paid', DECLINED: 'deposit.declined', DELAYED: 'deposit.delayed' } as const;

/**
 * Applies a provider's callback, or an operator's word for it (`by`), to a deposit once: repeated and late callbacks change nothing. A payment counts even
 * after a decline, since callbacks arrive in any order; a decline never takes money back, a refund does.
 * @throws Refusal NOT_FOUND for a deposit that is not there, of another provider or started with another payment, VALIDATION_ERROR for a wrong sum,
 * DEPOSIT_NOT_PAID for a refund that arrives before its payment
 */
export const settleDeposit = async (
  app: App,
  tx: Tx,
  provider: DepositPaymentProvider,
  callback: ProviderCallback,
  by = 'system',
): Promise<CallbackVerdict> => {
  const found = await lockDeposit(tx, callback.depositId);
  if (found?.provider !== provider) throw new Refusal('NOT_FOUND');
  // A second payment of the same deposit: one that was paid is an operator's affair, for nobody gets its money.
  if (callback.externalId !== undefined && callback.externalId !== found.externalId) {
    if (callback.outcome === 'PAID' || callback.outcome === 'REFUNDED') throw new Refusal('NOT_FOUND');
    return 'NOTHING_NEW';
  }
  if (callback.outcome === 'REFUNDED') return settleRefund(app, tx, found, callback);
  if (!fits(found, callback)) throw new Refusal('VALIDATION_ERROR');
  if (callback.outcome === 'CHECK') return 'CHECKED';
  const type = eventOf[callback.outcome];
  if (!depositLife.fits(found.status, type)) return 'NOTHING_NEW';
  const row = await withSum(tx, found, callback);
  if (callback.outcome === 'PAID') {
    if (callback.payer !== undefined) await tracePayer(app, tx, row.userId, callback.payer);
    return creditDeposit(app, tx, row, by);
  }
  await commitDeposit(tx, row, {
    event: { type, by, at: app.clock.now() },
    operationId: null,
    values: callback.outcome === 'DECLINED' ? { settledAt: new Date(app.clock.now()) } : {},
  });
  if (callback.outcome === 'DECLINED') return tellOfDecline(app, tx, row);
  // Their page would go on offering to pay for what they have paid.
  await announce(tx, [userRoom(row.userId)], 'me changed', {});
  return 'WAITING';
};

const tellOfDecline = async (app: App, tx: Tx, row: DepositRow): Promise<CallbackVerdict> => {
  const at = new Date(app.clock.now());
  await announce(tx, [userRoom(row.userId)], 'deposit settled', { depositId: row.id, status: 'DECLINED' });
  await notify(tx, [row.userId], { kind: 'DEPOSIT_DECLINED', facts: { amount: row.amount ?? 0 }, at });
  return 'DECLINED';
};
