import { eq } from 'drizzle-orm';
import type { deskDepositsContract } from '#contract/desk/money/deposits.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { depositLife } from '#domain/money/deposit-states.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import type { DepositRow } from '../deposits/lock-deposit-row';
import { settleDeposit } from '../deposits/settle-deposit';
import { depositLine } from './list-deposits';
import { lockForOperator } from './lock-deposit';
import { agreeToGive } from './second-operator';

interface Credit {
  readonly operatorId: string;
  /** What the operator decides about: another has to agree to the same. */
  readonly subject: Parameters<typeof agreeToGive>[2]['subject'];
  readonly shownAt?: string;
  /** Given where the deposit has no sum yet. */
  readonly amount: Kopecks | null;
  /** The provider's id of the payment. */
  readonly reference: string | null;
  readonly why: string;
}

/**
 * Credits a locked deposit to its owner as if the provider had reported it; false: another operator has to agree first.
 * @throws Refusal ADMIN_CHANGED_MEANWHILE when it has been credited already, VALIDATION_ERROR while the sum is unknown,
 * ADMIN_SECOND_OPERATOR
 */
export const creditLocked = async (
  app: App,
  tx: Tx,
  row: DepositRow,
  { operatorId, subject, shownAt, amount: given, reference, why }: Credit,
): Promise<boolean> => {
  if (!depositLife.fits(row.status, 'deposit.paid'))
    throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.status });
  const amount = row.amount ?? given;
  if (amount === null)
    throw new Refusal('VALIDATION_ERROR', { fields: [{ path: 'body.amount', message: 'Укажите сумму' }] });
  const giving = { operatorId, subject, gifts: [{ userId: row.userId, amount }] };
  if (!(await agreeToGive(app, tx, shownAt === undefined ? giving : { ...giving, shownAt }))) return false;
  await settleDeposit(app, tx, row.provider, { depositId: row.id, amount, outcome: 'PAID' }, operatorId);
  if (reference !== null) await tx.update(deposit).set({ externalId: reference }).where(eq(deposit.id, row.id));
  await writeAudit(app, tx, operatorId, {
    action: 'deposit.credit',
    subject: `deposit:${row.id}`,
    details: { userId: row.userId, amount, reference, why },
  });
  return true;
};

/**
 * Credits a payment that the provider received and did not report, with the operator's reference; a large one stays as
 * it is until a second operator does the same.
 */
export const creditByHand: Handler<(typeof deskDepositsContract)['POST /v1/admin/deposits/{id}/credit']> = (
  app,
  { actor, params: { id }, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'credit deposit', actor: actor.id, idempotencyKey, request: { id, ...body } },
    async (tx) => {
      const row = await lockForOperator(tx, actor.id, id);
      await requireUnchanged(tx, `deposit:${id}`, body.seen);
      await creditLocked(app, tx, row, {
        operatorId: actor.id,
        subject: `deposit:${id}`,
        amount: body.amount,
        reference: body.reference,
        why: body.reason,
      });
      return depositLine(tx, id);
    },
  );
