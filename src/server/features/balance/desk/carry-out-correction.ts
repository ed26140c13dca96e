import type { BonusKind } from '#domain/money/bonus.ts';
import { fitsPerson, reasonOfCorrection, directionOf } from '#domain/money/correction.ts';
import { eq } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { balanceCorrection } from '#server/platform/db/schema/money/corrections.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { platformAccount, userAccount } from '#domain/money/account-ref.ts';
import { accountOfKind, grantBonus, spendGrants } from '#server/platform/ledger/bonus-grants.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { isMate } from '../../mate-access/public';
import { notify } from '../../notifications/public';

export type Correction = typeof balanceCorrection.$inferSelect;

/** The fields of a correction that moving its money needs. */
export type CorrectionMove = Pick<Correction, 'id' | 'userId' | 'amount' | 'kind' | 'money' | 'comment'>;

/** The account that a correction debits or credits. */
export const correctedAccount = ({ userId, money }: Pick<Correction, 'userId' | 'money'>) =>
  money === 'OWN' ? userAccount(userId) : accountOfKind(money, userId);

/**
 * Locks the person until the transaction ends, so that concurrent corrections of one operator are counted one after the
 * other.
 * @throws Refusal ADMIN_USERS_NOT_FOUND, ADMIN_USER_ALREADY_DELETED, ADMIN_CORRECTION_WRONG_PERSON
 */
export const lockCorrected = async (
  tx: Tx,
  move: Pick<Correction, 'userId' | 'kind' | 'money' | 'amount'>,
): Promise<void> => {
  const [person] = await tx
    .select({ status: appUser.status })
    .from(appUser)
    .where(eq(appUser.id, move.userId))
    .for('no key update');
  if (!person) throw new Refusal('ADMIN_USERS_NOT_FOUND');
  if (person.status === 'DELETED') throw new Refusal('ADMIN_USER_ALREADY_DELETED');
  const direction = directionOf(move.amount);
  if (!fitsPerson({ ...move, direction }, await isMate(tx, move.userId)))
    throw new Refusal('ADMIN_CORRECTION_WRONG_PERSON');
};

/** Bonus money is granted with its own term; it and gift money are taken from the grants that end soonest. */
const moveGranted = async (
  tx: Tx,
  operationId: string,
  move: CorrectionMove & { readonly money: BonusKind },
  at: Date,
): Promise<void> => {
  const { id, userId, amount, money: kind } = move;
  const fund = platformAccount('bonus');
  if (amount > 0) {
    const reason = reasonOfCorrection(move) ?? 'ELSE';
    return grantBonus(tx, { operationId, from: fund, userId, kind, reason, amount, at });
  }
  await postTransfers(tx, operationId, [{ from: accountOfKind(kind, userId), to: fund, amount: -amount }], at);
  await spendGrants(tx, { userId, kind, amount: -amount, purpose: `correction:${id}` });
};

const moveOwn = (tx: Tx, operationId: string, { userId, amount }: CorrectionMove, at: Date): Promise<void> => {
  const [own, platform] = [userAccount(userId), platformAccount('correction')];
  const [from, to] = amount > 0 ? [platform, own] : [own, platform];
  return postTransfers(tx, operationId, [{ from, to, amount: Math.abs(amount) }], at);
};

/**
 * Moves the money between the locked person and the service's account of corrections (or of bonuses) and notifies them.
 * Returns the id of the line in their history.
 * @throws Refusal BALANCE_INSUFFICIENT: neither kind of money may go below zero
 */
export const carryOutCorrection = async (
  app: App,
  tx: Tx,
  operationId: string,
  move: CorrectionMove,
): Promise<number> => {
  const at = new Date(app.clock.now());
  const { userId, amount, comment, money } = move;
  if (money === 'OWN') await moveOwn(tx, operationId, move, at);
  else await moveGranted(tx, operationId, { ...move, money }, at);
  const reason = reasonOfCorrection(move);
  const [id] = await recordTransactions(
    tx,
    [
      {
        userId,
        operationId,
        type: 'CORRECTION',
        amount,
        ...(money === 'BONUS' && { bonusAmount: amount }),
        ...(money === 'GIFT' && { giftAmount: amount }),
        ...(reason !== null && { bonusReason: reason }),
        details: { comment },
      },
    ],
    at,
  );
  if (id === undefined) throw new Error('a correction has its line');
  const facts = { amount, comment, bonus: money === 'BONUS', gift: money === 'GIFT', reason };
  await notify(tx, [userId], { kind: 'BALANCE_CORRECTED', facts, at });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  return id;
};
