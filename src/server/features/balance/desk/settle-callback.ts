import { eq } from 'drizzle-orm';
import type { deskDepositsContract } from '#contract/desk/money/deposits.ts';
import { isTieable, isUnmatched } from '#domain/money/callback-verdict.ts';
import { depositLife } from '#domain/money/deposit-states.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { providerCallback } from '#server/platform/db/schema/money/deposits.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { creditLocked } from './credit-by-hand';
import { callbackLine } from './list-callbacks';
import { lockForOperator } from './lock-deposit';

type Contract = typeof deskDepositsContract;
type Row = typeof providerCallback.$inferSelect;

/** @throws Refusal ADMIN_DEPOSIT_NOT_FOUND, ADMIN_CHANGED_MEANWHILE */
const lock = async (tx: Tx, id: string, seen: number): Promise<Row> => {
  const [row] = await tx.select().from(providerCallback).where(eq(providerCallback.id, id)).for('update');
  if (!row) throw new Refusal('ADMIN_DEPOSIT_NOT_FOUND');
  await requireUnchanged(tx, `callback:${id}`, seen);
  if (row.resolvedAt !== null) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: 'RESOLVED' });
  // A callback matched with its deposit cannot be decided by hand: tied to another deposit, one payment would be
  // credited twice.
  if (!isUnmatched(row.verdict)) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.verdict });
  return row;
};

const close = async (app: App, tx: Tx, row: Row, operatorId: string, depositId: string | null) => {
  const changed = { depositId, resolvedAt: new Date(app.clock.now()), resolvedBy: operatorId };
  await tx.update(providerCallback).set(changed).where(eq(providerCallback.id, row.id));
  return callbackLine({ ...row, ...changed });
};

/** Resolves a callback: it leaves the queue, and no money moves. */
export const resolveCallback: Handler<Contract['POST /v1/admin/provider-callbacks/{id}/resolve']> = (
  app,
  { actor, params: { id }, body: { seen, reason } },
) =>
  inTransaction(app.db, async (tx) => {
    const row = await lock(tx, id, seen);
    const line = await close(app, tx, row, actor.id, row.depositId);
    await writeAudit(app, tx, actor.id, { action: 'callback.resolve', subject: `callback:${id}`, details: { reason } });
    return line;
  });

/**
 * Ties a callback to its deposit: the money is credited unless it was already, and the callback is resolved. Where a
 * second operator has to agree, it stays unresolved until then.
 */
export const tieCallback: Handler<Contract['POST /v1/admin/provider-callbacks/{id}/tie']> = (
  app,
  { actor, params: { id }, body, idempotencyKey },
) =>
  runOperation(app, { kind: 'tie callback', actor: actor.id, idempotencyKey, request: { id, ...body } }, async (tx) => {
    const { depositId, reason } = body;
    // Lock order: the deposit first, as a provider's callback locks.
    const target = await lockForOperator(tx, actor.id, depositId);
    const row = await lock(tx, id, body.seen);
    if (!isTieable(row.verdict)) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.verdict });
    if (target.provider !== row.provider) throw new Refusal('ADMIN_DEPOSIT_NOT_FOUND');
    const isDue = depositLife.fits(target.status, 'deposit.paid');
    const amount = body.amount;
    const credit = { operatorId: actor.id, subject: `callback:${id}`, amount, reference: null, why: reason } as const;
    if (isDue && !(await creditLocked(app, tx, target, credit))) return callbackLine(row);
    const line = await close(app, tx, row, actor.id, depositId);
    const details = { depositId, reason };
    await writeAudit(app, tx, actor.id, { action: 'callback.tie', subject: `callback:${id}`, details });
    return line;
  });
