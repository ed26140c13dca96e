import { type CategoryKind, trialLesson } from '../games/category';
import { type Kopecks, sumOf } from '../money/kopecks';
import { categoryPercents, durationDiscount, extraClientPercent, quoteStep } from './rates';
import { splitAmount, splitByWeights } from '../money/split';
import type { UserId } from '../squad/facts/squad-people';
import type { MemberShare, SquadPromo } from '../squad/facts/squad-bill';
import { promoDiscount } from './promo-code';

export interface MateOrder {
  /** Price of an hour of this mate before the category, kopecks. */
  readonly rate: Kopecks;
  readonly categoryKind: CategoryKind;
  /** The category's own percent of the rate; null or absent: the percent of its kind. */
  readonly categoryPercent?: number | null;
  readonly durationMinutes: number;
  /** Number of clients and friends who play; 0 is priced like 1. */
  readonly nonMates: number;
}

type PriceLineKind = 'RATE' | 'CATEGORY' | 'DURATION' | 'EXTRA_CLIENTS' | 'ROUNDING';

interface PriceLine {
  readonly kind: PriceLineKind;
  /** Added to the price; negative: subtracted. */
  readonly amount: Kopecks;
}

interface MatePrice {
  readonly amount: Kopecks;
  /** They add up to `amount`; lines of zero are left out. */
  readonly lines: readonly PriceLine[];
}

const roundUp = (exact: number): Kopecks => Math.ceil(exact / quoteStep) * quoteStep;

/**
 * The price of one mate in kopecks: rate × time × category − duration discount + surcharge for further clients, rounded
 * up to ten rubles (domain rules, section 2).
 */
export const quoteMate = ({
  rate: hour,
  categoryKind,
  categoryPercent,
  durationMinutes,
  nonMates,
}: MateOrder): MatePrice => {
  const rate = (hour * durationMinutes) / 60;
  const inCategory = (rate * (categoryPercent ?? categoryPercents[categoryKind])) / 100;
  const discounted = (inCategory * (100 - durationDiscount(durationMinutes))) / 100;
  const exact = Math.round((discounted * (100 + extraClientPercent * Math.max(nonMates - 1, 0))) / 100);
  const amount = roundUp(exact);
  const stages: readonly (readonly [PriceLineKind, number])[] = [
    ['RATE', rate],
    ['CATEGORY', inCategory],
    ['DURATION', discounted],
    ['EXTRA_CLIENTS', exact],
    ['ROUNDING', amount],
  ];
  const lines = stages.map(([kind, value], index) => ({
    kind,
    amount: Math.round(value) - Math.round(stages[index - 1]?.[1] ?? 0),
  }));
  return { amount, lines: lines.filter((line) => line.amount !== 0) };
};

export interface SessionOrder {
  readonly categoryKind: CategoryKind;
  /** As in `MateOrder`. */
  readonly categoryPercent?: number | null;
  readonly durationMinutes: number;
  readonly mates: readonly { readonly mateId: UserId; readonly rate: Kopecks }[];
  /** Clients and friends in join order, each with the person who pays for them. */
  readonly nonMates: readonly { readonly memberId: UserId; readonly payerId: UserId }[];
  /** Reduces everything that its owner pays, friends' shares included. */
  readonly promo: { readonly terms: SquadPromo; readonly payerId: UserId } | null;
  /** What a trial lesson costs, kopecks; absent: the price in force. */
  readonly trialPrice?: Kopecks | undefined;
}

export interface SessionPrice {
  readonly mates: readonly ({ readonly mateId: UserId } & MatePrice)[];
  readonly shares: readonly MemberShare[];
  readonly total: Kopecks;
  /** Discount of the promo code or the trial lesson, kopecks. */
  readonly discount: Kopecks;
}

/** Splits a subsidy (kopecks) over the shares of this payer, in proportion. */
const subsidise = (shares: readonly MemberShare[], payerId: UserId, subsidy: Kopecks): readonly MemberShare[] => {
  const parts = splitByWeights(
    subsidy,
    shares.map((share) => (share.payerId === payerId ? share.amount : 0)),
  );
  return shares.map((share, index) => ({
    ...share,
    amount: share.amount - (parts[index] ?? 0),
    subsidy: share.subsidy + (parts[index] ?? 0),
  }));
};

const payable = (shares: readonly MemberShare[], payerId: UserId): Kopecks =>
  sumOf(shares, (share) => (share.payerId === payerId ? share.amount : 0));

/**
 * The price of a session in kopecks: the mates' quotes, their sum, and the share of each non-mate (the first gets the
 * remaining kopecks).
 */
export const quoteSession = ({
  categoryKind,
  categoryPercent = null,
  durationMinutes,
  mates,
  nonMates,
  promo,
  trialPrice = trialLesson.price,
}: SessionOrder): SessionPrice => {
  const prices = mates.map(({ mateId, rate }) => ({
    mateId,
    ...quoteMate({ rate, categoryKind, categoryPercent, durationMinutes, nonMates: nonMates.length }),
  }));
  const total = sumOf(prices, (price) => price.amount);
  const parts = splitAmount(total, nonMates.length);
  const full = nonMates.map((member, index) => ({ ...member, amount: parts[index] ?? 0, subsidy: 0 }));
  const first = full[0];
  const isTrial = categoryKind === trialLesson.categoryKind;
  const payerId = isTrial ? first?.payerId : promo?.payerId;
  if (payerId === undefined) return { mates: prices, shares: full, total, discount: 0 };
  const sum = payable(full, payerId);
  const discount = isTrial ? Math.max(0, sum - trialPrice) : promo ? promoDiscount(promo.terms, sum) : 0;
  return { mates: prices, shares: subsidise(full, payerId, discount), total, discount };
};
