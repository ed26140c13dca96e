import { asc, eq } from 'drizzle-orm';
import type { HeldGiftKind, HeldGiftState } from '#domain/risk/held-gift.ts';
import type { Tx } from '../../platform/db/open-database';
import { heldGift, riskRing } from '../../platform/db/schema/money/risks';
import { appUser } from '../../platform/db/schema/people';
import { cancelDeadline, scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { Refusal } from '../../platform/http/refusal';
import { bonusAccount, giftHold, platformAccount, userAccount } from '#domain/money/account-ref.ts';
import { lockBalances } from '../../platform/ledger/balances';
import { expireGrant, grantBonus, grantOfOperation } from '../../platform/ledger/bonus-grants';
import { openOperation } from '../../platform/ledger/operations';
import { postTransfers } from '../../platform/ledger/post-transfers';
import { recordTransactions, type TransactionLine } from '../../platform/ledger/record-transaction';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { notify } from '../notifications/public';
import { countHeld } from './mark-pair';

export type Gift = typeof heldGift.$inferSelect;

interface Step {
  readonly tx: Tx;
  /** Who does it: an operator's id, or `system` at the end of the term. */
  readonly actor: string;
  readonly at: Date;
}

/** The service's account that a gift of each kind comes from. */
const sources = {
  PAY: platformAccount('subsidy'),
  REFERRAL: platformAccount('revenue'),
  REGISTRATION: platformAccount('bonus'),
} as const satisfies Readonly<Record<HeldGiftKind, unknown>>;

const registration = 'CONFIRMED_REGISTRATION_BONUS';

/** The line of the person's history, `sign` −1 for a gift that is taken from them again. */
const lineOf = (gift: Gift, operationId: string, sign: 1 | -1): TransactionLine => {
  const { id, userId, squadId, otherId, kind } = gift;
  const amount = sign * gift.amount;
  const common = { userId, operationId, amount, ...(squadId === null ? {} : { squadId }) };
  const details = { heldGift: id };
  if (kind === 'PAY') return { ...common, type: 'SELL', details };
  if (kind === 'REFERRAL')
    return {
      ...common,
      type: 'CORRECTION',
      bonusReason: 'REFERRAL_PROGRAMM',
      details: { ...details, clientId: otherId },
    };
  return { ...common, type: 'CORRECTION', bonusAmount: amount, bonusReason: registration, details };
};

const store = async ({ tx, at }: Step, gift: Gift, state: HeldGiftState, decisionId: string | null): Promise<void> => {
  await tx
    .update(heldGift)
    .set({ state, decidedAt: state === 'HELD' ? null : at, decisionId })
    .where(eq(heldGift.id, gift.id));
  await countHeld(tx, gift.ringId, state === 'HELD' ? gift.amount : -gift.amount, at);
  await announce(tx, [userRoom(gift.userId)], 'me changed', {});
  const deadline = { aggregate: `gift:${gift.id}`, kind: 'due' } as const;
  if (state === 'HELD') await scheduleDeadline(tx, deadline, gift.dueAt.getTime());
  else await cancelDeadline(tx, deadline);
};

/** The locked gift after its ring, as every step of a gift locks them; null when there is none. */
export const lockGift = async (tx: Tx, id: string): Promise<Gift | null> => {
  const read = () => tx.select().from(heldGift).where(eq(heldGift.id, id));
  const [found] = await read();
  if (!found) return null;
  await tx.select({ id: riskRing.id }).from(riskRing).where(eq(riskRing.id, found.ringId)).for('update');
  const [locked] = await read().for('update');
  return locked ?? null;
};

/** All gifts of a locked ring, locked. */
export const lockGifts = (tx: Tx, ringId: string): Promise<readonly Gift[]> =>
  tx.select().from(heldGift).where(eq(heldGift.ringId, ringId)).orderBy(asc(heldGift.id)).for('update');

/** Back to the service: nothing was given. */
export const takeGift = async (step: Step, gift: Gift): Promise<void> => {
  const { tx, actor, at } = step;
  const operationId = await openOperation(tx, 'take gift back', actor, at);
  const movement = { from: giftHold(gift.id), to: sources[gift.kind], amount: gift.amount };
  await postTransfers(tx, operationId, [movement], at);
  await store(step, gift, 'TAKEN', operationId);
};

/** Gives what was held; to somebody whose account is deleted nothing can be given. */
export const releaseGift = async (step: Step, gift: Gift): Promise<void> => {
  const { tx, actor, at } = step;
  const { userId, amount } = gift;
  const [person] = await tx.select({ status: appUser.status }).from(appUser).where(eq(appUser.id, userId));
  if (person?.status === 'DELETED') return takeGift(step, gift);
  const operationId = await openOperation(tx, 'release gift', actor, at);
  const from = giftHold(gift.id);
  if (gift.kind === 'REGISTRATION') {
    await grantBonus(tx, { operationId, from, userId, kind: 'BONUS', reason: registration, amount, at });
    await notify(tx, [userId], { kind: 'REGISTRATION_BONUS', facts: { amount }, at });
  } else await postTransfers(tx, operationId, [{ from, to: userAccount(userId), amount }], at);
  await recordTransactions(tx, [lineOf(gift, operationId, 1)], at);
  await store(step, gift, 'RELEASED', operationId);
};

/**
 * Holds a decided gift again.
 * @throws Refusal RISK_MONEY_GONE when the person has spent or withdrawn it
 */
export const undoGift = async (step: Step, gift: Gift): Promise<void> => {
  const { tx, actor, at } = step;
  const { userId, amount, kind, decisionId } = gift;
  const to = giftHold(gift.id);
  const operationId = await openOperation(tx, 'undo gift', actor, at);
  if (gift.state === 'TAKEN') {
    await postTransfers(tx, operationId, [{ from: sources[kind], to, amount }], at);
    return store(step, gift, 'HELD', null);
  }
  const from = kind === 'REGISTRATION' ? bonusAccount(userId) : userAccount(userId);
  const [balance = 0] = await lockBalances(tx, [from]);
  if (balance < amount) throw new Refusal('RISK_MONEY_GONE');
  if (kind === 'REGISTRATION') {
    const grant = decisionId === null ? null : await grantOfOperation(tx, decisionId);
    if (grant === null || grant.left < amount) throw new Refusal('RISK_MONEY_GONE');
    await expireGrant(tx, grant, amount);
  }
  await postTransfers(tx, operationId, [{ from, to, amount }], at);
  await recordTransactions(tx, [lineOf(gift, operationId, -1)], at);
  return store(step, gift, 'HELD', null);
};

/**
 * Gives a gift that is held, or that an operator has taken back; one that its person has already stays as it is. Returns its
 * ring.
 * @throws Refusal NOT_FOUND
 */
export const giveGift = async (step: Step, id: string): Promise<string> => {
  const gift = await lockGift(step.tx, id);
  if (gift === null) throw new Refusal('NOT_FOUND');
  if (gift.state === 'TAKEN') await undoGift(step, gift);
  if (gift.state !== 'RELEASED') await releaseGift(step, gift);
  return gift.ringId;
};
