import { videoReviewTerms } from '../mates/review';
import { hours } from '../time/durations';
import type { BonusReason } from './bonus';
import { type Kopecks, rublesToKopecks } from './kopecks';

/** What a correction is for; `kinds` below holds the terms of each. */
export const correctionKinds = [
  'COMPENSATION',
  'PAYMENT_MISTAKE',
  'GOODWILL',
  'ABUSE',
  'MATES_CONTEST',
  'VERIFIED_CONTEST',
  'MATE_PACKAGE_BONUS',
  'MATE_FINE',
  'VIDEO_REVIEW',
  'OTHER',
] as const;

export type CorrectionKind = (typeof correctionKinds)[number];

/**
 * Which money a correction moves: the person's own; bonus money, which expires and cannot be withdrawn; or gift money,
 * from certificates, which can only be taken, and only from mates, who cannot spend it.
 */
export const correctionMoneys = ['OWN', 'BONUS', 'GIFT'] as const;

export type CorrectionMoney = (typeof correctionMoneys)[number];

/** WAITING: a second operator has to confirm; no money has moved yet. */
export const correctionStatuses = ['WAITING', 'DONE', 'REJECTED'] as const;

export type CorrectionStatus = (typeof correctionStatuses)[number];

export const correctionLimits = {
  /** Maximum of one correction in either direction, in kopecks. */
  max: rublesToKopecks(300_000),
  /** Above this a second operator has to confirm, in kopecks. */
  secondOperatorAbove: rublesToKopecks(10_000),
  /**
   * Corrections by one operator for one person within this time (ms) are added up, so that the limit cannot be avoided
   * in parts.
   */
  countedWithin: hours(24),
} as const;

/** For whom a kind is, its direction and its money; absent: any. */
interface KindTerms {
  readonly who?: 'MATE' | 'CLIENT';
  readonly direction?: CorrectionDirection;
  readonly money?: CorrectionMoney;
  /** The only possible sum, in kopecks; such a correction is made once for each account. */
  readonly onceOf?: Kopecks;
  /** The bonus reason stored in the person's history. */
  readonly reason?: BonusReason;
}

const kinds: Readonly<Record<CorrectionKind, KindTerms>> = {
  COMPENSATION: {},
  PAYMENT_MISTAKE: {},
  GOODWILL: {},
  ABUSE: {},
  MATES_CONTEST: { who: 'MATE', direction: 'GIVE', reason: 'MATES_CONTEST' },
  VERIFIED_CONTEST: { direction: 'GIVE', reason: 'VERIFIED_CONTEST' },
  MATE_PACKAGE_BONUS: { who: 'MATE', direction: 'GIVE', reason: 'MATE_PACKAGE_BONUS' },
  MATE_FINE: { who: 'MATE', direction: 'TAKE', money: 'OWN', reason: 'MATE_FINE' },
  VIDEO_REVIEW: { who: 'CLIENT', direction: 'GIVE', money: 'BONUS', onceOf: videoReviewTerms.bonus },
  OTHER: {},
};

export interface CorrectionChoice {
  readonly kind: CorrectionKind;
  readonly money: CorrectionMoney;
  /** Kopecks, signed from the person's point of view. */
  readonly amount: Kopecks;
}

/** The only sum that a kind allows, in kopecks; null: the operator enters it. */
export const sumOfKind = (kind: CorrectionKind): Kopecks | null => kinds[kind].onceOf ?? null;

/** Whether a kind is allowed only once for each account. */
export const isOnceOnly = (kind: CorrectionKind): boolean => kinds[kind].onceOf !== undefined;

/**
 * Whether a correction is possible at all, whoever it is for: its kind allows this direction, this money and this sum.
 */
export const isSoundCorrection = ({ kind, money, amount }: CorrectionChoice): boolean => {
  const terms = kinds[kind];
  return (
    (terms.direction === undefined || terms.direction === directionOf(amount)) &&
    (terms.money === undefined || terms.money === money) &&
    !(money === 'GIFT' && amount > 0) &&
    (terms.onceOf === undefined || terms.onceOf === amount)
  );
};

export type CorrectionDirection = 'GIVE' | 'TAKE';

/** Direction of a signed sum (kopecks), from the person's point of view. */
export const directionOf = (amount: Kopecks): CorrectionDirection => (amount > 0 ? 'GIVE' : 'TAKE');

/**
 * Whether a correction may be made for this person. Mates get no bonus money: it pays for squads, which they do not
 * buy. Bonus money left from their time as a client can only be taken. Gift money is a client's to spend, so it is taken
 * only from mates; only certificates give it.
 */
export const fitsPerson = (
  { kind, money, direction }: Omit<CorrectionChoice, 'amount'> & { readonly direction: CorrectionDirection },
  mate: boolean,
): boolean =>
  (kinds[kind].who === undefined || (kinds[kind].who === 'MATE') === mate) &&
  !(mate && money === 'BONUS' && direction === 'GIVE') &&
  (money !== 'GIFT' || (mate && direction === 'TAKE'));

/** Kinds that an operator may choose for this person in this direction. */
export const kindsFor = (direction: CorrectionDirection, mate: boolean): readonly CorrectionKind[] =>
  correctionKinds.filter(
    (kind) =>
      (kinds[kind].direction === undefined || kinds[kind].direction === direction) &&
      fitsPerson({ kind, money: kinds[kind].money ?? 'OWN', direction }, mate),
  );

/** Money that a kind may move for this person in this direction; the first is the default. */
export const moneysFor = (
  kind: CorrectionKind,
  direction: CorrectionDirection,
  mate: boolean,
): readonly CorrectionMoney[] =>
  correctionMoneys.filter(
    (money) =>
      (kinds[kind].money === undefined || kinds[kind].money === money) && fitsPerson({ kind, money, direction }, mate),
  );

/**
 * The bonus reason of the transaction and of the grant; null: the history shows a plain correction. Bonus money without
 * a more specific reason is granted as ELSE.
 */
export const reasonOfCorrection = ({ kind, money, amount }: CorrectionChoice): BonusReason | null =>
  kinds[kind].reason ?? (money === 'BONUS' && amount > 0 ? 'ELSE' : null);

/**
 * Whether a second operator has to confirm a correction. `recent`: absolute sum of what the same operator corrected for
 * the same person within `countedWithin`. Kopecks.
 */
export const needsSecondOperator = (amount: Kopecks, recent: Kopecks): boolean =>
  Math.abs(amount) + recent > correctionLimits.secondOperatorAbove;
