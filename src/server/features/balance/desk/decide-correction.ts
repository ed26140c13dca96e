import { eq } from 'drizzle-orm';
import type { deskCorrectionsContract } from '#contract/desk/money/corrections.ts';
import { correctionLife } from '#domain/money/correction-states.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { balanceCorrection } from '#server/platform/db/schema/money/corrections.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { carryOutCorrection, type Correction, lockCorrected } from './carry-out-correction';
import { correctionLine, correctionSubject } from './correct-balance';

type Contract = typeof deskCorrectionsContract;

/**
 * Locks a correction that waits for a second operator.
 * @throws Refusal ADMIN_BALANCE_TRANSACTION_NOT_FOUND, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE
 */
const lockWaiting = async (tx: Tx, actorId: string, id: string, seen: number): Promise<Correction> => {
  const [row] = await tx.select().from(balanceCorrection).where(eq(balanceCorrection.id, id)).for('update');
  if (!row) throw new Refusal('ADMIN_BALANCE_TRANSACTION_NOT_FOUND');
  if (row.userId === actorId) throw new Refusal('ADMIN_OWN_OBJECT');
  await requireUnchanged(tx, correctionSubject(id), seen);
  if (!correctionLife.fits(row.status, 'correction.confirmed'))
    throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.status });
  return row;
};

const close = async (app: App, tx: Tx, id: string, values: Partial<Correction>): Promise<void> => {
  await tx
    .update(balanceCorrection)
    .set({ ...values, changedAt: new Date(app.clock.now()) })
    .where(eq(balanceCorrection.id, id));
};

export const confirmCorrection: Handler<Contract['POST /v1/admin/corrections/{id}/confirm']> = (
  app,
  { actor, params: { id }, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'confirm correction', actor: actor.id, idempotencyKey, request: { id, ...body } },
    async (tx, operationId) => {
      const row = await lockWaiting(tx, actor.id, id, body.seen);
      if (row.askedBy === actor.id) throw new Refusal('ADMIN_SECOND_OPERATOR');
      await lockCorrected(tx, row);
      const transactionId = await carryOutCorrection(app, tx, operationId, row);
      await close(app, tx, id, {
        status: correctionLife.enter(row.status, 'correction.confirmed'),
        decidedBy: actor.id,
        transactionId,
      });
      await writeAudit(app, tx, actor.id, {
        action: 'correction.confirm',
        subject: correctionSubject(id),
        details: { userId: row.userId, amount: row.amount, kind: row.kind, money: row.money },
      });
      return correctionLine(tx, id);
    },
  );

/** Also for the operator who requested it: they may change their mind. */
export const rejectCorrection: Handler<Contract['POST /v1/admin/corrections/{id}/reject']> = (
  app,
  { actor, params: { id }, body: { seen, reason } },
) =>
  inTransaction(app.db, async (tx) => {
    const row = await lockWaiting(tx, actor.id, id, seen);
    await close(app, tx, id, {
      status: correctionLife.enter(row.status, 'correction.rejected'),
      decidedBy: actor.id,
      answer: reason,
    });
    await writeAudit(app, tx, actor.id, {
      action: 'correction.reject',
      subject: correctionSubject(id),
      details: { userId: row.userId, amount: row.amount, reason },
    });
    return correctionLine(tx, id);
  });
