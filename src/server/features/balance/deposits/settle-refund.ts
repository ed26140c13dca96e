import { and, eq, isNull } from 'drizzle-orm';
import type { CallbackVerdict } from '#domain/money/callback-verdict.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type deposit, moneyTask } from '#server/platform/db/schema/money/deposits.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { ProviderCallback } from '../providers/provider';
import { completeRefund, openRefundOf } from '../refunds/refund-row';
import { refundDeposit } from './refund-deposit';

type Row = typeof deposit.$inferSelect;

const isKnown = async (tx: Tx, depositId: string, notice: string): Promise<boolean> => {
  const same = and(eq(moneyTask.depositId, depositId), eq(moneyTask.notice, notice));
  return (await tx.select({ id: moneyTask.id }).from(moneyTask).where(same)).length > 0;
};

/** An operator has noted this sum already, and no notice has come for it: this is the one. */
const isNotedByHand = async (tx: Tx, depositId: string, notice: string, amount: Kopecks): Promise<boolean> => {
  const same = and(eq(moneyTask.depositId, depositId), isNull(moneyTask.notice), eq(moneyTask.amount, amount));
  const [noted] = await tx.select({ id: moneyTask.id }).from(moneyTask).where(same).orderBy(moneyTask.id).limit(1);
  if (!noted) return false;
  await tx.update(moneyTask).set({ notice }).where(eq(moneyTask.id, noted.id));
  return true;
};

/**
 * Applies a provider's notice of a refund to a locked deposit: each notice once, all of them together never more than the
 * deposit. Without a sum that can be read nothing moves, and operators decide.
 * @throws Refusal DEPOSIT_NOT_PAID before the payment, so that the provider repeats it afterwards; VALIDATION_ERROR for
 * more than is left of the deposit, or for a notice of another sum as the whole
 */
export const settleRefund = async (
  app: App,
  tx: Tx,
  row: Row,
  { amount, refund }: ProviderCallback,
): Promise<CallbackVerdict> => {
  if (row.amount === null || row.operationId === null) throw new Refusal('DEPOSIT_NOT_PAID');
  if (amount === null || amount === 0 || refund === undefined) return 'REFUND_TO_DECIDE';
  if (row.refunded === row.amount && amount === row.amount) return 'NOTHING_NEW';
  if (await isKnown(tx, row.id, refund.id)) return 'NOTHING_NEW';
  const isOfAnother = refund.whole !== null && refund.whole !== row.amount;
  if (isOfAnother) throw new Refusal('VALIDATION_ERROR');
  if (await isNotedByHand(tx, row.id, refund.id, amount)) return 'NOTHING_NEW';
  const open = await openRefundOf(tx, row.id);
  // Where the provider has told the id of ours, another one of the same sum is not ours.
  if (open?.amount === amount && (open.externalId ?? refund.id) === refund.id) {
    await completeRefund(app, tx, row, open, { notice: refund.id, reference: refund.externalId ?? open.externalId });
    return 'REFUNDED';
  }
  if (amount > row.amount - row.refunded) throw new Refusal('VALIDATION_ERROR');
  await refundDeposit(app, tx, row, { amount, notice: refund.id, reference: refund.externalId ?? null });
  return 'REFUNDED';
};
