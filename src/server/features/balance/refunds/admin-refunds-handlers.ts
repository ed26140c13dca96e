import { eq } from 'drizzle-orm';
import type { adminRefundsContract } from '#contract/admin/money/refunds.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { depositRefund } from '#server/platform/db/schema/money/refunds.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { putOutbox } from '#server/platform/outbox/put-outbox.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { agreeToGive } from '../admin/second-operator';
import { type DepositRow, lockDeposit } from '../deposits/lock-deposit-row';
import { listRefunds, readRefund } from './list-refunds';
import { completeRefund, lockRefund, type RefundRow, returnToBalance, stepRefund } from './refund-row';

type Contract = typeof adminRefundsContract;

interface Decision {
  readonly operatorId: string;
  readonly id: string;
  readonly seen: number;
}

/** Locks the deposit, then its refund. @throws Refusal NOT_FOUND, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE */
const deciding = async (
  app: App,
  { operatorId, id, seen }: Decision,
  work: (tx: Tx, row: RefundRow, deposit: DepositRow) => Promise<void>,
) => {
  await inTransaction(app.db, async (tx) => {
    const [found] = await tx
      .select({ depositId: depositRefund.depositId })
      .from(depositRefund)
      .where(eq(depositRefund.id, id));
    const deposit = found ? await lockDeposit(tx, found.depositId) : null;
    const row = await lockRefund(tx, id);
    if (deposit === null || row === null) throw new Refusal('NOT_FOUND');
    if (row.userId === operatorId) throw new Refusal('ADMIN_OWN_OBJECT');
    await requireUnchanged(tx, `refund:${id}`, seen);
    await work(tx, row, deposit);
  });
  app.outbox.kick();
  return readRefund(app.db, id);
};

/** Only where an operator has to find out what happened. @throws Refusal ADMIN_CHANGED_MEANWHILE */
const requireOperators = ({ state }: RefundRow): void => {
  if (state !== 'BY_HAND' && state !== 'UNCLEAR') throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: state });
};

export const adminRefundsHandlers: Handlers<Contract> = {
  'GET /v1/admin/refunds': (app, { query }) => listRefunds(app.db, query),
  'GET /v1/admin/refunds/{id}': (app, { params }) => readRefund(app.db, params.id),

  'POST /v1/admin/refunds/{id}/agree': (app, { actor, params: { id }, body: { seen, reason } }) =>
    deciding(app, { operatorId: actor.id, id, seen }, async (tx, row) => {
      if (row.state !== 'ASKED') throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.state });
      const { userId, amount } = row;
      const giving = { operatorId: actor.id, subject: `refund:${id}`, gifts: [{ userId, amount }] } as const;
      if (!(await agreeToGive(app, tx, giving))) return;
      const changed = await stepRefund(app, tx, row, 'refund.agreed');
      if (changed.state === 'AGREED') await putOutbox(tx, 'refund', { refundId: id });
      await writeAudit(app, tx, actor.id, {
        action: 'refund.agree',
        subject: `refund:${id}`,
        details: { userId, amount, reason },
        waitedSince: row.askedAt,
      });
    }),

  'POST /v1/admin/refunds/{id}/decline': (app, { actor, params: { id }, body: { seen, reason } }) =>
    deciding(app, { operatorId: actor.id, id, seen }, async (tx, row) => {
      const operationId = await openOperation(tx, 'decline refund', actor.id, new Date(app.clock.now()));
      await returnToBalance(app, tx, row, 'refund.declined', { operationId, answer: reason });
      await writeAudit(app, tx, actor.id, {
        action: 'refund.decline',
        subject: `refund:${id}`,
        details: { userId: row.userId, amount: row.amount, reason },
        waitedSince: row.askedAt,
      });
    }),

  'POST /v1/admin/refunds/{id}/done': (app, { actor, params: { id }, body: { seen, reason, reference } }) =>
    deciding(app, { operatorId: actor.id, id, seen }, async (tx, row, deposit) => {
      requireOperators(row);
      await completeRefund(app, tx, deposit, row, { notice: null, reference });
      await writeAudit(app, tx, actor.id, {
        action: 'refund.done',
        subject: `refund:${id}`,
        details: { userId: row.userId, amount: row.amount, reason, reference },
        waitedSince: row.changedAt,
      });
    }),

  'POST /v1/admin/refunds/{id}/failed': (app, { actor, params: { id }, body: { seen, reason } }) =>
    deciding(app, { operatorId: actor.id, id, seen }, async (tx, row) => {
      requireOperators(row);
      await returnToBalance(app, tx, row, 'refund.refused', { answer: reason, failure: row.failure });
      await writeAudit(app, tx, actor.id, {
        action: 'refund.failed',
        subject: `refund:${id}`,
        details: { userId: row.userId, amount: row.amount, reason },
        waitedSince: row.changedAt,
      });
    }),

  'POST /v1/admin/refunds/{id}/again': (app, { actor, params: { id }, body: { seen, reason } }) =>
    deciding(app, { operatorId: actor.id, id, seen }, async (tx, row) => {
      await stepRefund(app, tx, row, 'refund.again', { failure: null, asked: 0 });
      await putOutbox(tx, 'refund', { refundId: id });
      await writeAudit(app, tx, actor.id, {
        action: 'refund.again',
        subject: `refund:${id}`,
        details: { userId: row.userId, amount: row.amount, reason },
        waitedSince: row.changedAt,
      });
    }),
};
