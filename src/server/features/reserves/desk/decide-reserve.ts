import type { deskReservesContract } from '#contract/desk/money/reserves.ts';
import { holdsMoney, isPartOpen } from '#domain/money/reserve-states.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { cancelReserve, confirmLapsed, confirmRow, isQuietTooLong, rejectRow } from '../reserve-steps';
import { findRow, lockReserve, type Reserve, type UnreserveRow } from '../reserve-view';
import { readReserve } from './list-reserves';

type Contract = typeof deskReservesContract;

const now = (app: App): Date => new Date(app.clock.now());

const subjectOf = (id: string) => `reserve:${id}`;

/**
 * Locks a funded reserve for an operator's decision.
 * @throws Refusal BALANCE_RESERVE_NOT_FOUND, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE
 */
const lockForDecision = async (app: App, tx: Tx, actorId: string, id: string, seen: number): Promise<Reserve> => {
  const locked = await lockReserve(tx, id);
  if (locked.mateId === actorId || locked.clientId === actorId) throw new Refusal('ADMIN_OWN_OBJECT');
  await requireUnchanged(tx, subjectOf(id), seen);
  const reserve = await confirmLapsed({ tx, at: now(app) }, locked);
  if (!holdsMoney(reserve.status)) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: reserve.status });
  if (isQuietTooLong(reserve, now(app))) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: 'CANCELED' });
  return reserve;
};

/** @throws Refusal ADMIN_CHANGED_MEANWHILE for a part that is already decided */
const findPending = async (tx: Tx, reserve: Reserve, rowId: string): Promise<UnreserveRow> => {
  const row = await findRow(tx, reserve.id, rowId);
  if (!isPartOpen(row.status)) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.status });
  return row;
};

export const confirmPart: Handler<Contract['POST /v1/admin/reserves/{id}/rows/{rowId}/confirm']> = (
  app,
  { actor, params: { id, rowId }, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'confirm unreserve', actor: actor.id, idempotencyKey, request: { id, rowId, ...body } },
    async (tx, operationId) => {
      const reserve = await lockForDecision(app, tx, actor.id, id, body.seen);
      const row = await findPending(tx, reserve, rowId);
      await confirmRow({ tx, operationId, at: now(app), by: actor.id }, reserve, row, false);
      await writeAudit(app, tx, actor.id, {
        action: 'reserve.confirm',
        subject: subjectOf(id),
        details: { rowId, amount: row.amount, reason: body.reason },
      });
      return readReserve(tx, id);
    },
  );

export const rejectPart: Handler<Contract['POST /v1/admin/reserves/{id}/rows/{rowId}/reject']> = (
  app,
  { actor, params: { id, rowId }, body: { seen, reason } },
) =>
  inTransaction(app.db, async (tx) => {
    const reserve = await lockForDecision(app, tx, actor.id, id, seen);
    const row = await findPending(tx, reserve, rowId);
    await rejectRow({ tx, operationId: null, at: now(app), by: actor.id }, reserve, row, reason);
    await writeAudit(app, tx, actor.id, {
      action: 'reserve.reject',
      subject: subjectOf(id),
      details: { rowId, amount: row.amount, reason },
    });
    return readReserve(tx, id);
  });

export const cancelByOperator: Handler<Contract['POST /v1/admin/reserves/{id}/cancel']> = (
  app,
  { actor, params: { id }, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'cancel reserve', actor: actor.id, idempotencyKey, request: { id, ...body } },
    async (tx, operationId) => {
      const reserve = await lockForDecision(app, tx, actor.id, id, body.seen);
      const returned = await cancelReserve({ tx, operationId, at: now(app), by: actor.id }, reserve);
      await writeAudit(app, tx, actor.id, {
        action: 'reserve.cancel',
        subject: subjectOf(id),
        details: { returned, reason: body.reason },
      });
      return readReserve(tx, id);
    },
  );
