import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { depositsContract } from '#contract/money/deposits.ts';
import { type Kopecks, kopecksToRubles } from '#domain/money/kopecks.ts';
import { refundableOf } from '#domain/refunds/refund-terms.ts';
import type { App } from '#server/platform/app.ts';
import { violatedConstraint } from '#server/platform/db/database-errors.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { depositRefund } from '#server/platform/db/schema/money/refunds.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { refundHold, userAccount } from '#domain/money/account-ref.ts';
import { balanceOf } from '#server/platform/ledger/balances.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import { requireFreeMoney } from '#server/platform/ledger/resting-money.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { announceToStaff } from '../../audit/public';
import { type DepositRow, lockDeposit } from '../deposits/lock-deposit-row';
import { findProvider } from '../providers/all-providers';
import type { RefundWay } from '../providers/provider';
import { lockRefund, openRefundOf, type RefundRow, returnToBalance } from './refund-row';

type Contract = typeof depositsContract;

const view = ({ id, amount, state, reason, answer, askedAt, changedAt }: RefundRow) => ({
  id,
  amount: amount,
  state,
  reason,
  answer,
  askedAt: askedAt,
  changedAt: changedAt,
});

/** What of a credited deposit may be asked back now, kopecks, or why nothing. */
const refundable = async (app: App, db: Executor, row: DepositRow, lock: boolean) =>
  refundableOf(
    {
      amount: row.amount ?? 0,
      refunded: row.refunded,
      asked: (await openRefundOf(db, row.id)) !== null,
      paidAt: (row.settledAt ?? row.createdAt).getTime(),
    },
    findProvider(app, row.provider)?.refund ?? null,
    await balanceOf(db, userAccount(row.userId), lock),
    app.clock.now(),
  );

/** For the page of a deposit: what may be asked back, and what was. */
export const refundsOfDeposit = async (app: App, row: DepositRow) => {
  const refunds = await app.db
    .select()
    .from(depositRefund)
    .where(eq(depositRefund.depositId, row.id))
    .orderBy(desc(depositRefund.askedAt));
  const can = row.operationId === null ? null : await refundable(app, app.db, row, false);
  return {
    refundable: can === null || 'why' in can ? null : { least: can.least, most: can.most },
    obstacle: can !== null && 'why' in can ? can.why : null,
    refunds: refunds.map(view),
  };
};

/** The history line of the money that is held for the refund, which reverses the deposit's. */
const writeLine = async (tx: Tx, operationId: string, row: DepositRow, amount: number, at: Date): Promise<number> => {
  const [credited] = await tx
    .select({ id: balanceTransaction.id })
    .from(balanceTransaction)
    .where(
      and(eq(balanceTransaction.operationId, row.operationId ?? operationId), eq(balanceTransaction.type, 'DEPOSIT')),
    );
  const details = { method: row.method, depositId: row.id };
  const reversal = credited === undefined ? {} : { reversalOf: credited.id };
  const line = { userId: row.userId, operationId, type: 'DEPOSIT', amount: -amount, details, ...reversal } as const;
  const [id] = await recordTransactions(tx, [line], at);
  if (id === undefined) throw new Error('a refund has a line');
  return id;
};

/** A concurrent second request is refused by the unique index. @throws Refusal REFUND_NOT_POSSIBLE */
const insertOpen = async (tx: Tx, row: typeof depositRefund.$inferInsert): Promise<RefundRow> => {
  try {
    const [inserted] = await tx.insert(depositRefund).values(row).returning();
    if (!inserted) throw new Error('the refund was not written');
    return inserted;
  } catch (problem) {
    if (violatedConstraint(problem) === 'deposit_refund_one_open')
      throw new Refusal('REFUND_NOT_POSSIBLE', { why: 'ASKED_ALREADY' });
    throw problem;
  }
};

interface Request {
  readonly userId: string;
  readonly depositId: string;
  readonly amount: Kopecks;
  readonly reason: string;
}

/** Whether an operator has to make it in the provider's cabinet. */
const isByHand = (way: RefundWay | null, { externalId }: DepositRow): boolean =>
  way === null || 'byHand' in way || (way.needsExternalId && (externalId === null || externalId === ''));

/**
 * Asks for the unused part of one's deposit: the money is held until an operator and the provider have answered.
 * @throws Refusal NOT_FOUND, REFUND_NOT_POSSIBLE with the reason, VALIDATION_ERROR for a sum that may not be asked for,
 * MONEY_RESTS
 */
export const requestRefund = async (
  app: App,
  tx: Tx,
  operationId: string,
  { userId, depositId, amount, reason }: Request,
): Promise<RefundRow> => {
  const now = app.clock.now();
  const at = new Date(now);
  const row = await lockDeposit(tx, depositId);
  if (row?.userId !== userId || row.operationId === null) throw new Refusal('NOT_FOUND');
  await requireFreeMoney(tx, userId, now);
  const can = await refundable(app, tx, row, true);
  if ('why' in can) throw new Refusal('REFUND_NOT_POSSIBLE', { why: can.why });
  if (amount < can.least || amount > can.most)
    throw new Refusal('VALIDATION_ERROR', {
      fields: [{ path: 'body.amount', message: `Вернуть можно не больше ${kopecksToRubles(can.most)} ₽` }],
    });
  const id = uuidv7({ msecs: now });
  await postTransfers(tx, operationId, [{ from: userAccount(userId), to: refundHold(id), amount }], at);
  const refund = await insertOpen(tx, {
    id,
    depositId,
    userId,
    provider: row.provider,
    amount,
    state: 'ASKED',
    byHand: isByHand(findProvider(app, row.provider)?.refund ?? null, row),
    reason,
    transactionId: await writeLine(tx, operationId, row, amount, at),
    askedAt: at,
    changedAt: at,
  });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announceToStaff(tx, 'refund');
  return refund;
};

/** @throws Refusal as `requestRefund` */
export const askRefund: Handler<Contract['POST /v1/balance/deposits/{id}/refund']> = (
  app,
  { actor, params, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'ask refund', actor: actor.id, idempotencyKey, request: { ...params, ...body } },
    async (tx, operationId) =>
      view(
        await requestRefund(app, tx, operationId, {
          userId: actor.id,
          depositId: params.id,
          amount: body.amount,
          reason: body.reason,
        }),
      ),
  );

/** Takes the request back before an operator has agreed. @throws Refusal NOT_FOUND, REFUND_NOT_POSSIBLE */
export const cancelRefund: Handler<Contract['POST /v1/balance/refunds/{id}/cancel']> = (
  app,
  { actor, params, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'cancel refund', actor: actor.id, idempotencyKey, request: params },
    async (tx, operationId) => {
      const row = await lockRefund(tx, params.id);
      if (row?.userId !== actor.id) throw new Refusal('NOT_FOUND');
      if (row.state === 'CANCELED') return view(row);
      if (row.state !== 'ASKED') throw new Refusal('REFUND_NOT_POSSIBLE', { why: 'ASKED_ALREADY' });
      return view(await returnToBalance(app, tx, row, 'refund.canceled', { operationId }));
    },
  );
