import { eq } from 'drizzle-orm';
import type { deskWithdrawalsContract } from '#contract/desk/money/withdrawals.ts';
import { deskMessage } from '#contract/errors/desk-message.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { requisitesLimits } from '#domain/people/desk-subject.ts';
import { type WithdrawalEvent, withdrawalLife } from '#domain/money/withdrawal-states.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { confirmWithdrawal, halfConfirm, lockWithdrawal, payWithdrawal, returnWithdrawal } from '../withdrawal-steps';
import { appUser } from '#server/platform/db/schema/people.ts';
import { requireNoPayout } from '../payouts-under-way';
import { openWallet } from '../sealed-wallet';
import { findWithdrawal, type WithdrawalLine, withdrawalLine } from './list-withdrawals';

type Contract = typeof deskWithdrawalsContract;
type Row = NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>;

interface Decision {
  readonly actor: Actor;
  readonly id: string;
  readonly step: WithdrawalEvent['type'];
  /** Null in a bulk act: the current state has just been read. */
  readonly seen: number | null;
}

const subjectOf = (id: string) => `withdrawal:${id}`;

/**
 * Locks a withdrawal for an operator's decision.
 * @throws Refusal ADMIN_BALANCE_TRANSACTION_NOT_FOUND, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE
 */
const lockForDecision = async (tx: Tx, { actor, id, step, seen }: Decision): Promise<Row> => {
  const row = await lockWithdrawal(tx, id);
  if (row === null) throw new Refusal('ADMIN_BALANCE_TRANSACTION_NOT_FOUND');
  if (row.userId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
  if (seen !== null) await requireUnchanged(tx, subjectOf(id), seen);
  // The person may have cancelled it meanwhile, which the audit log does not contain.
  if (!withdrawalLife.fits(row.status, step)) throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.status });
  return row;
};

/**
 * No money is paid to a blocked person: their request waits for the end of the block.
 * @throws Refusal ADMIN_WITHDRAWAL_PAUSED
 */
const requireUnpaused = async (tx: Tx, { userId }: Row): Promise<void> => {
  const [person] = await tx
    .select({ status: appUser.status })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for('key share');
  if (person?.status === 'BLOCKED') throw new Refusal('ADMIN_WITHDRAWAL_PAUSED');
};

const lineOf = async (tx: Tx, id: string): Promise<WithdrawalLine> => {
  const found = await findWithdrawal(tx, id);
  if (found === null) throw new Error(`withdrawal ${id} is gone`);
  return withdrawalLine(found);
};

/** Whether two operators have to confirm it; both sums in kopecks. */
export const needsTwo = (amount: Kopecks, above: Kopecks): boolean => amount > above;

const confirm = async (app: App, tx: Tx, actor: Actor, id: string, seen: number | null): Promise<void> => {
  const row = await lockForDecision(tx, { actor, id, seen, step: 'withdrawal.confirmed' });
  if (row.heldUntil !== null && row.heldUntil.getTime() > app.clock.now())
    throw new Refusal('WITHDRAWAL_ON_HOLD', { until: row.heldUntil });
  await requireUnpaused(tx, row);
  const second = row.halfConfirmedBy !== null;
  if (row.halfConfirmedBy === actor.id) throw new Refusal('ADMIN_SECOND_OPERATOR');
  const whole = second || !needsTwo(row.amount, await app.settings.get('withdrawal-two-operators'));
  if (whole) await confirmWithdrawal(tx, app, row, actor.id);
  else await halfConfirm(tx, app, row, actor.id);
  await writeAudit(app, tx, actor.id, {
    action: whole ? 'withdrawal.confirm' : 'withdrawal.half-confirm',
    subject: subjectOf(id),
    details: { amount: row.amount, userId: row.userId },
  });
};

export const confirmOne: Handler<Contract['POST /v1/admin/withdrawals/{id}/confirm']> = (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    await confirm(app, tx, actor, params.id, body.seen);
    return lineOf(tx, params.id);
  });

/** Each in its own transaction: one that was cancelled meanwhile does not stop the others. */
export const confirmMany: Handler<Contract['POST /v1/admin/withdrawals/confirm']> = async (app, { actor, body }) => {
  const done: string[] = [];
  const refused: { id: string; code: string; message: string }[] = [];
  for (const id of new Set(body.ids)) {
    try {
      await inTransaction(app.db, (tx) => confirm(app, tx, actor, id, null));
      done.push(id);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      refused.push({ id, code: problem.code, message: deskMessage(problem.code) });
    }
  }
  return { done, refused };
};

export const payOne: Handler<Contract['POST /v1/admin/withdrawals/{id}/pay']> = (
  app,
  { actor, params, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'pay withdrawal', actor: actor.id, idempotencyKey, request: { ...params, ...body } },
    async (tx, operationId) => {
      const { id } = params;
      const { reference, seen } = body;
      const row = await lockForDecision(tx, { actor, id, seen, step: 'withdrawal.paid' });
      await requireUnpaused(tx, row);
      await requireNoPayout(tx, id);
      await payWithdrawal(tx, app, operationId, row, { reference, by: actor.id });
      await writeAudit(app, tx, actor.id, {
        action: 'withdrawal.pay',
        subject: subjectOf(id),
        details: { amount: row.amount, userId: row.userId, reference },
      });
      return lineOf(tx, id);
    },
  );

export const rejectOne: Handler<Contract['POST /v1/admin/withdrawals/{id}/reject']> = (
  app,
  { actor, params, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'reject withdrawal', actor: actor.id, idempotencyKey, request: { ...params, ...body } },
    async (tx, operationId) => {
      const { id } = params;
      const row = await lockForDecision(tx, { actor, id, seen: body.seen, step: 'withdrawal.rejected' });
      await requireNoPayout(tx, id);
      const why = { by: actor.id, canceled: false, comment: body.reason };
      await returnWithdrawal(tx, app, operationId, row, why);
      await writeAudit(app, tx, actor.id, {
        action: 'withdrawal.reject',
        subject: subjectOf(id),
        details: { amount: row.amount, userId: row.userId, reason: body.reason },
      });
      return lineOf(tx, id);
    },
  );

/** Shows the whole card or phone number, a bounded number of them; each view is written to the audit log. */
export const revealWallet: Handler<Contract['POST /v1/admin/withdrawals/{id}/wallet']> = async (
  app,
  { actor, params },
) => {
  await limitRate(app, `requisites:${actor.id}`, requisitesLimits.perOperator, requisitesLimits.window);
  return inTransaction(app.db, async (tx) => {
    const row = await lockWithdrawal(tx, params.id);
    if (row === null) throw new Refusal('ADMIN_BALANCE_TRANSACTION_NOT_FOUND');
    const wallet = openWallet(app, row);
    await writeAudit(app, tx, actor.id, { action: 'view.wallet', subject: subjectOf(params.id) });
    return { wallet };
  });
};
