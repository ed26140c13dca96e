import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { DepositPaymentProvider } from '#domain/money/deposit.ts';
import type { Executor } from '../../../platform/db/open-database';
import { deposit, moneyTask } from '../../../platform/db/schema/money/deposits';
import { receipt } from '../../../platform/db/schema/money/receipts';
import type { GivenWith } from '../tills/till';
import type { ReceiptRow } from './receipt-row';

/** Receipts of one payment that YooKassa takes. */
const mostOfPayment = 50;

const ofAdvance = async (db: Executor, row: ReceiptRow, provider: DepositPaymentProvider) => {
  const [paid] = await db
    .select({ paymentId: deposit.externalId })
    .from(deposit)
    .where(and(eq(deposit.operationId, row.operationId), eq(deposit.provider, provider)));
  return paid?.paymentId ? { paymentId: paid.paymentId, refundId: null } : null;
};

const ofReturn = async (db: Executor, row: ReceiptRow, provider: DepositPaymentProvider) => {
  const [back] = await db
    .select({ paymentId: deposit.externalId, refundId: moneyTask.reference })
    .from(moneyTask)
    .innerJoin(deposit, eq(deposit.id, moneyTask.depositId))
    .where(and(eq(moneyTask.operationId, row.operationId), eq(deposit.provider, provider)));
  return back?.paymentId ? { paymentId: back.paymentId, refundId: back.refundId } : null;
};

/**
 * An advance is one sum of money for us: a set-off is shown at the person's newest payment that has room for it,
 * rather at one that was not given back whole.
 */
const ofSetOff = async (db: Executor, { userId }: ReceiptRow, provider: DepositPaymentProvider) => {
  const shown = sql`(SELECT count(*) FROM ${receipt} WHERE ${receipt.paymentId} = ${deposit.externalId})`;
  const [paid] = await db
    .select({ paymentId: deposit.externalId })
    .from(deposit)
    .where(
      and(
        eq(deposit.userId, userId),
        eq(deposit.provider, provider),
        inArray(deposit.status, ['PAID', 'REFUNDED']),
        isNotNull(deposit.externalId),
        sql`${shown} < ${mostOfPayment - 1}`,
      ),
    )
    .orderBy(sql`${deposit.status} = 'PAID' DESC`, desc(deposit.createdAt))
    .limit(1);
  return paid?.paymentId ? { paymentId: paid.paymentId, refundId: null } : null;
};

/** With which payment of its provider a receipt goes; null: there is none. */
export const givenWith = async (
  db: Executor,
  row: ReceiptRow,
  provider: DepositPaymentProvider,
): Promise<GivenWith | null> => {
  if (row.kind === 'ADVANCE') return ofAdvance(db, row, provider);
  if (row.kind === 'RETURN') return ofReturn(db, row, provider);
  if (row.kind === 'SET_OFF_RETURN') return null;
  return row.paymentId === null ? ofSetOff(db, row, provider) : { paymentId: row.paymentId, refundId: null };
};
