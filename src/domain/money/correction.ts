import { videoReviewTerms } from '../mates/review';
import { hours } from '../time/durations';
import type { BonusReason } from './bonus';
import { type Kopecks, rublesToKopecks } from './kopecks';

/** What a correction is for. */
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
 * Which money it moves: the person's own, bonus money, which ends and does not leave the product, or what is left of
 * certificates with a mate, who can spend it on nothing: that is only taken.
 */
export const correctionMoneys = ['OWN', 'BONUS', 'GIFT'] as const;

export type CorrectionMoney = (typeof correctionMoneys)[number];

/** WAITING: a second operator is wanted; nothing has moved yet. */
export const correctionStatuses = ['WAITING', 'DONE', 'REJECTED'] as const;

export type CorrectionStatus = (typeof correctionStatuses)[number];

export const correctionLimits = {
  /** Of one correction, either way, in kopecks. */
  max: rublesToKopecks(300_000),
  /** Above it two operators decide, in kopecks. */
  secondOperatorAbove: rublesToKopecks(10_000),
  /** Corrections of one operator for one person within this time count together, ms: nobody gets round the limit in parts. */
  countedWithin: hours(24),
} as const;

/** Whom a kind is for, which way it goes, in which money; absent: any. */
interface KindTerms {
  readonly who?: 'MATE' | 'CLIENT';
  readonly direction?: CorrectionDirection;
  readonly money?: CorrectionMoney;
  /** It is always just so much, in kopecks, and once for each account. */
  readonly onceOf?: Kopecks;
  /** Under which of the bonus reasons the person's history keeps it. */
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

/** The only sum that a kind has, in kopecks; null where the operator names it. */
export const sumOfKind = (kind: CorrectionKind): Kopecks | null => kinds[kind].onceOf ?? null;

/** Whether a kind happens to an account only once. */
export const isOnceOnly = (kind: CorrectionKind): boolean => kinds[kind].onceOf !== undefined;

/** Whether it is a correction at all, of whomever: its kind has this direction, this money and this sum. */
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

/** From the person's point of view. */
export const directionOf = (amount: Kopecks): CorrectionDirection => (amount > 0 ? 'GIVE' : 'TAKE');

/**
 * Whether it may happen to this person: bonus money pays for squads, which mates do not buy. What is left of it from
 * the time when they were a client can only be taken. Money of certificates is a client's to spend, so that it is taken
 * from mates alone; only certificates give it.
 */
export const fitsPerson = (
  { kind, money, way }: Omit<CorrectionChoice, 'amount'> & { readonly way: CorrectionDirection },
  mate: boolean,
): boolean =>
  (kinds[kind].who === undefined || (kinds[kind].who === 'MATE') === mate) &&
  !(mate && money === 'BONUS' && way === 'GIVE') &&
  (money !== 'GIFT' || (mate && way === 'TAKE'));

/** What an operator may choose for this person, going this way. */
export const kindsFor = (way: CorrectionDirection, mate: boolean): readonly CorrectionKind[] =>
  correctionKinds.filter(
    (kind) =>
      (kinds[kind].direction === undefined || kinds[kind].direction === way) &&
      fitsPerson({ kind, money: kinds[kind].money ?? 'OWN', way }, mate),
  );

/** In which money a kind may be for this person, going this way; the first is the usual one. */
export const moneysFor = (kind: CorrectionKind, way: CorrectionDirection, mate: boolean): readonly CorrectionMoney[] =>
  correctionMoneys.filter(
    (money) =>
      (kinds[kind].money === undefined || kinds[kind].money === money) && fitsPerson({ kind, money, way }, mate),
  );

/**
 * The bonus reason of the line and of the grant; null: the history calls it a correction. Bonus money that nothing
 * else names is given as ELSE.
 */
export const reasonOfCorrection = ({ kind, money, amount }: CorrectionChoice): BonusReason | null =>
  kinds[kind].reason ?? (money === 'BONUS' && amount > 0 ? 'ELSE' : null);

/**
 * Whether a second operator has to confirm a correction. `recent`: what the same operator has corrected for the same
 * person lately, as absolute sums; in kopecks.
 */
export const needsSecondOperator = (amount: Kopecks, recent: Kopecks): boolean =>
  Math.abs(amount) + recent > correctionLimits.secondOperatorAbove;
