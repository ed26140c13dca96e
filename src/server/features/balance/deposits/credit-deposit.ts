import { eq } from 'drizzle-orm';
import type { CallbackVerdict } from '#domain/money/callback-verdict.ts';
import { depositLife } from '#domain/money/deposit-states.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { outsideAccount, platformAccount, userAccount } from '#domain/money/account-ref.ts';
import { grantBonus } from '#server/platform/ledger/bonus-grants.ts';
import { openOperationOnce } from '#server/platform/ledger/operations.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions, type TransactionLine } from '#server/platform/ledger/record-transaction.ts';
import { announce, putOutbox, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { isMate } from '../../mate-access/public';
import { notify } from '../../notifications/public';

type Row = typeof deposit.$inferSelect;

/** Lines of the person's history: the deposit, and its bonus as a separate line. */
const linesOf = (row: Row, amount: number, operationId: string): readonly TransactionLine[] => {
  const { userId, bonus, bonusReason } = row;
  const common = { userId, operationId, details: { method: row.method, depositId: row.id } };
  const gift = { ...common, type: 'CORRECTION', amount: bonus, bonusAmount: bonus } as const;
  return [...(bonusReason ? [{ ...gift, bonusReason }] : []), { ...common, type: 'DEPOSIT', amount }];
};

/** Mates do not buy squads: a person who became a mate since the deposit was started could not use the bonus. */
const withFittingBonus = async (tx: Tx, row: Row): Promise<Row> =>
  row.bonusReason !== null && (await isMate(tx, row.userId)) ? { ...row, bonus: 0, bonusReason: null } : row;

/** Credits a locked deposit to its owner, with its bonus. */
export const creditDeposit = async (app: App, tx: Tx, locked: Row): Promise<CallbackVerdict> => {
  const row = await withFittingBonus(tx, locked);
  const at = new Date(app.clock.now());
  // The idempotency key prevents a second credit even where the row's status would allow it.
  const operationId = await openOperationOnce(tx, { kind: 'deposit', actor: 'system', key: `deposit:${row.id}`, at });
  if (operationId === null) throw new Error(`deposit ${row.id} was credited before`);
  const { userId, amount, bonus, bonusReason } = row;
  if (amount === null) throw new Error(`deposit ${row.id} has come without a sum`);
  await postTransfers(tx, operationId, [{ from: outsideAccount(row.provider), to: userAccount(userId), amount }], at);
  const from = platformAccount('bonus');
  if (bonusReason !== null)
    await grantBonus(tx, { operationId, from, userId, kind: 'BONUS', reason: bonusReason, amount: bonus, at });
  await recordTransactions(tx, linesOf(row, amount, operationId), at);
  await tx
    .update(deposit)
    .set({ status: depositLife.enter(row.status, 'deposit.paid'), operationId, settledAt: at, bonus, bonusReason })
    .where(eq(deposit.id, row.id));
  await announce(tx, [userRoom(userId)], 'deposit settled', { depositId: row.id, status: 'PAID' });
  await notify(tx, [userId], { kind: 'DEPOSIT_PAID', facts: { amount: amount + bonus }, at });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  if (row.purpose === 'SQUAD') await putOutbox(tx, 'paidOrder', { depositId: row.id });
  return 'CREDITED';
};
