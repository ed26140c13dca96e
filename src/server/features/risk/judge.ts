import type { Kopecks } from '#domain/money/kopecks.ts';
import { heldOfPay, type SpentByPayer } from '#domain/risk/held-gift.ts';
import { judgePair } from '#domain/risk/judge-pair.ts';
import type { PairFacts } from '#domain/risk/signals.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { giftOrder } from '../../platform/db/schema/money/risks';
import type { AccountRef } from '#domain/money/account-ref.ts';
import { holdGift } from './hold-gift';
import { commonRing, markPair } from './mark-pair';
import { newcomersBeside, readPairFacts } from './read-pair-facts';

type Judge = Pick<App, 'settings'>;

const isOn = async ({ settings }: Judge): Promise<boolean> => (await settings.get('risk-holds')) === 1;

/** The ring of a marked pair; null: nothing is held for them. Who is in one ring is marked whatever they did. */
const ringOf = async (app: Judge, tx: Tx, one: string, other: string, facts: PairFacts, at: Date) => {
  const common = await commonRing(tx, one, other);
  if (common !== null) return common.state === 'RELEASED' ? null : common.id;
  const verdict = judgePair(facts, await app.settings.get('risk-score'));
  return verdict.marked ? markPair(tx, one, other, verdict, at) : null;
};

interface PayOfMate {
  readonly mateId: string;
  readonly amount: Kopecks;
  readonly spent: readonly SpentByPayer[];
  readonly operationId: string;
  /** Absent for what is no game: an article, a booking that was cancelled. */
  readonly squadId?: number;
  readonly at: Date;
}

export interface HeldPart {
  readonly to: AccountRef;
  readonly amount: Kopecks;
}

/**
 * Judges a mate and each payer whose game the service helped to pay for, and holds the service's part of the mate's pay
 * for marked ones. Returns what goes to holds instead of the mate; the caller posts it.
 */
export const holdOfPay = async (app: Judge, tx: Tx, pay: PayOfMate): Promise<readonly HeldPart[]> => {
  const { mateId, amount, spent, operationId, squadId, at } = pay;
  const rings = new Map<string, string>();
  const helped = spent.filter(({ given }) => given > 0);
  if (helped.length === 0 || !(await isOn(app))) return [];
  for (const payerId of new Set(helped.map((part) => part.payerId))) {
    const facts = await readPairFacts(tx, payerId, mateId, at);
    const isEmpty = facts.games > 0 && Math.max(facts.silent, facts.unplayed) === facts.games;
    if (squadId !== undefined)
      await tx.insert(giftOrder).values({ mateId, payerId, squadId, isEmpty, settledAt: at }).onConflictDoNothing();
    const ringId = await ringOf(app, tx, payerId, mateId, facts, at);
    if (ringId !== null) rings.set(payerId, ringId);
  }
  const held: HeldPart[] = [];
  const ofSquad = squadId === undefined ? {} : { squadId };
  for (const part of heldOfPay(amount, spent, (payerId) => rings.has(payerId))) {
    const ringId = rings.get(part.payerId);
    if (ringId === undefined) continue;
    const gift = { ringId, userId: mateId, otherId: part.payerId, kind: 'PAY' as const, operationId, at };
    held.push({ to: await holdGift(app, tx, { ...gift, ...ofSquad, amount: part.amount }), amount: part.amount });
  }
  return held;
};

interface Reward {
  readonly clientId: string;
  readonly referrerId: string;
  /** What the service bears of it, kopecks. */
  readonly amount: Kopecks;
  readonly operationId: string;
  readonly squadId: number;
  readonly at: Date;
}

/** The account on which the service's part of a referrer's reward is held; null: it is paid. */
export const holdOfReward = async (app: Judge, tx: Tx, reward: Reward): Promise<AccountRef | null> => {
  const { clientId, referrerId, amount, operationId, squadId, at } = reward;
  if (amount === 0 || !(await isOn(app))) return null;
  const facts = await readPairFacts(tx, clientId, referrerId, at);
  const ringId = await ringOf(app, tx, clientId, referrerId, facts, at);
  return ringId === null
    ? null
    : holdGift(app, tx, {
        ringId,
        userId: referrerId,
        otherId: clientId,
        kind: 'REFERRAL',
        amount,
        operationId,
        squadId,
        at,
      });
};

interface Newcomer {
  readonly userId: string;
  readonly amount: Kopecks;
  readonly operationId: string;
  readonly at: Date;
}

/** The account on which the bonus for registration is held; null: it is given. */
export const holdOfRegistration = async (app: Judge, tx: Tx, newcomer: Newcomer): Promise<AccountRef | null> => {
  const { userId, at } = newcomer;
  if (!(await isOn(app))) return null;
  const beside = await newcomersBeside(tx, userId);
  if (beside === null) return null;
  // Two who register on one computer are often siblings: that both are new says nothing here.
  const facts = { ...(await readPairFacts(tx, userId, beside.latestId, at)), age: null, newcomers: beside.count };
  const ringId = await ringOf(app, tx, userId, beside.latestId, facts, at);
  return ringId === null
    ? null
    : holdGift(app, tx, { ...newcomer, ringId, otherId: beside.latestId, kind: 'REGISTRATION' });
};
