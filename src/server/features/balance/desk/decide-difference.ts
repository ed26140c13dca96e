import { and, eq } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskReconciliationsContract } from '#contract/desk/money/reconciliations.ts';
import type { differenceDecisions } from '#domain/money/register.ts';
import type { AuditAction } from '#domain/people/audit-action.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  reconciliation,
  reconciliationDifference as difference,
} from '#server/platform/db/schema/money/reconciliations.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { writeAudit } from '../../audit/public';
import { creditLocked } from './credit-by-hand';
import { differenceLine } from './list-reconciliations';
import { lockForOperator } from './lock-deposit';
import { refundLocked } from './refund-by-hand';

type Decide =
  (typeof deskReconciliationsContract)['POST /v1/admin/reconciliations/{id}/differences/{differenceId}/decide'];
type Row = typeof difference.$inferSelect;

const waits = Symbol('a second operator has to agree');

const actions: Readonly<Record<(typeof differenceDecisions)[number], AuditAction>> = {
  CREDITED: 'reconciliation.credited',
  REFUNDED: 'reconciliation.refunded',
  SET_ASIDE: 'reconciliation.set_aside',
};

/** @throws Refusal ADMIN_DEPOSIT_NOT_FOUND, ADMIN_CHANGED_MEANWHILE with who was first */
const lock = async (tx: Tx, reconciliationId: string, id: number): Promise<Row> => {
  const [row] = await tx
    .select()
    .from(difference)
    .where(and(eq(difference.id, id), eq(difference.reconciliationId, reconciliationId)))
    .for('update');
  if (!row) throw new Refusal('ADMIN_DEPOSIT_NOT_FOUND');
  if (row.decidedAt === null || row.decidedBy === null) return row;
  const [by] = await tx.select({ username: appUser.username }).from(appUser).where(eq(appUser.id, row.decidedBy));
  throw new Refusal('ADMIN_CHANGED_MEANWHILE', {
    action: row.decision === null ? '' : actions[row.decision],
    by: by?.username ?? '',
    at: row.decidedAt,
  });
};

/**
 * Carries out the decision on the deposit that the difference or the operator names. Returns the deposit; `waits`:
 * another operator has to agree first.
 */
const carryOut = async (
  app: App,
  tx: Tx,
  row: Row,
  { decision, reason, depositId: named }: output<Decide['body']>,
  operatorId: string,
): Promise<string | null | typeof waits> => {
  if (decision === 'SET_ASIDE') return row.depositId;
  const [register] = await tx
    .select({ provider: reconciliation.provider, direction: reconciliation.direction })
    .from(reconciliation)
    .where(eq(reconciliation.id, row.reconciliationId));
  // What became of a payout is said at its withdrawal, where its money is.
  if (register?.direction !== 'DEPOSIT') throw new Refusal('ADMIN_DEPOSIT_NOT_FOUND');
  const depositId = row.depositId ?? named;
  if (depositId === null) throw new Refusal('ADMIN_DEPOSIT_NOT_FOUND');
  const own = await lockForOperator(tx, operatorId, depositId);
  if (own.provider !== register.provider) throw new Refusal('ADMIN_DEPOSIT_NOT_FOUND');
  if (decision === 'REFUNDED') {
    await refundLocked(app, tx, own, { operatorId, reason });
    return depositId;
  }
  if (own.amount !== null && own.amount !== row.theirs) throw new Refusal('ADMIN_REGISTER_SUM_DIFFERS');
  const reference = row.reference === own.id ? null : row.reference;
  const [subject, shownAt] = [`difference:${row.id}`, `reconciliation:${row.reconciliationId}`] as const;
  const credit = { operatorId, subject, shownAt, amount: row.theirs, reference, why: reason };
  return (await creditLocked(app, tx, own, credit)) ? depositId : waits;
};

/** Decides one difference, once, and moves the money accordingly in the same transaction. */
export const decideDifference: Handler<Decide> = (app, { actor, params, body, idempotencyKey }) =>
  runOperation(
    app,
    { kind: 'decide difference', actor: actor.id, idempotencyKey, request: { ...params, ...body } },
    async (tx) => {
      const { id, differenceId } = params;
      const row = await lock(tx, id, differenceId);
      const depositId = await carryOut(app, tx, row, body, actor.id);
      if (depositId === waits) return differenceLine(tx, differenceId);
      await tx
        .update(difference)
        .set({
          decision: body.decision,
          reason: body.reason,
          depositId,
          decidedBy: actor.id,
          decidedAt: new Date(app.clock.now()),
        })
        .where(eq(difference.id, differenceId));
      await writeAudit(app, tx, actor.id, {
        action: actions[body.decision],
        subject: `reconciliation:${id}`,
        details: { reference: row.reference, depositId, why: body.reason },
      });
      return differenceLine(tx, differenceId);
    },
  );
