import type { deskRefundsContract } from '#contract/desk/money/refunds.ts';
import type { AuditAction } from '#domain/people/audit-action.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { putOutbox } from '#server/platform/outbox/put-outbox.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { agreeToGive } from '../desk/second-operator';
import { listRefunds, readRefund } from './list-refunds';
import {
  completeRefund,
  lockWithDeposit,
  type RefundLocked,
  type RefundRow,
  returnToBalance,
  stepRefund,
} from './refund-row';

type Contract = typeof deskRefundsContract;

type RefundAction = Extract<AuditAction, `refund.${string}`>;

interface Decision {
  readonly operatorId: string;
  readonly id: string;
  readonly body: { readonly seen: number; readonly reason: string; readonly reference?: string };
  readonly action: RefundAction;
}

/**
 * Decides about a locked refund and writes it down. `work` resolves to whether it was done; false: another operator has
 * to agree. @throws Refusal NOT_FOUND, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE
 */
const deciding = async (
  app: App,
  { operatorId, id, body: { seen, ...said }, action }: Decision,
  work: (tx: Tx, locked: RefundLocked) => Promise<boolean>,
) => {
  await inTransaction(app.db, async (tx) => {
    const locked = await lockWithDeposit(tx, id);
    if (locked === null) throw new Refusal('NOT_FOUND');
    const { userId, amount, state, askedAt, changedAt } = locked.row;
    if (userId === operatorId) throw new Refusal('ADMIN_OWN_OBJECT');
    const subject = `refund:${id}` as const;
    await requireUnchanged(tx, subject, seen);
    if (!(await work(tx, locked))) return;
    await writeAudit(app, tx, operatorId, {
      action,
      subject,
      details: { userId, amount, ...said },
      waitedSince: state === 'ASKED' ? askedAt : changedAt,
    });
  });
  app.outbox.kick();
  return readRefund(app.db, id);
};

/** Only where an operator has to find out what happened. @throws Refusal ADMIN_CHANGED_MEANWHILE */
const requireOperators = ({ state }: RefundRow): void => {
  if (state !== 'BY_HAND' && state !== 'UNCLEAR') throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: state });
};

export const deskRefundsHandlers: Handlers<Contract> = {
  'GET /v1/admin/refunds': (app, { query }) => listRefunds(app.db, query),
  'GET /v1/admin/refunds/{id}': (app, { params }) => readRefund(app.db, params.id),

  'POST /v1/admin/refunds/{id}/agree': (app, { actor, params: { id }, body }) =>
    deciding(app, { operatorId: actor.id, id, body, action: 'refund.agree' }, async (tx, { row }) => {
      if (row.state !== 'ASKED') throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.state });
      const { userId, amount } = row;
      const giving = { operatorId: actor.id, subject: `refund:${id}`, gifts: [{ userId, amount }] } as const;
      if (!(await agreeToGive(app, tx, giving))) return false;
      const changed = await stepRefund(app, tx, row, 'refund.agreed');
      if (changed.state === 'AGREED') await putOutbox(tx, 'refund', { refundId: id });
      return true;
    }),

  'POST /v1/admin/refunds/{id}/decline': (app, { actor, params: { id }, body }) =>
    deciding(app, { operatorId: actor.id, id, body, action: 'refund.decline' }, async (tx, { row }) => {
      const operationId = await openOperation(tx, 'decline refund', actor.id, new Date(app.clock.now()));
      await returnToBalance(app, tx, row, 'refund.declined', { operationId, answer: body.reason });
      return true;
    }),

  'POST /v1/admin/refunds/{id}/done': (app, { actor, params: { id }, body }) =>
    deciding(app, { operatorId: actor.id, id, body, action: 'refund.done' }, async (tx, { row, deposit }) => {
      requireOperators(row);
      await completeRefund(app, tx, deposit, row, { notice: null, reference: body.reference, by: actor.id });
      return true;
    }),

  'POST /v1/admin/refunds/{id}/failed': (app, { actor, params: { id }, body }) =>
    deciding(app, { operatorId: actor.id, id, body, action: 'refund.failed' }, async (tx, { row }) => {
      requireOperators(row);
      await returnToBalance(app, tx, row, 'refund.refused', { answer: body.reason, failure: row.failure });
      return true;
    }),

  'POST /v1/admin/refunds/{id}/again': (app, { actor, params: { id }, body }) =>
    deciding(app, { operatorId: actor.id, id, body, action: 'refund.again' }, async (tx, { row }) => {
      await stepRefund(app, tx, row, 'refund.again', { failure: null, asked: 0 });
      await putOutbox(tx, 'refund', { refundId: id });
      return true;
    }),
};
