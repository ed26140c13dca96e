import { type CategoryKind, trialLesson } from '../games/category';
import { type Kopecks, sumOf } from '../money/kopecks';
import { categoryPercents, durationDiscount, extraClientPercent, quoteStep } from './rates';
import { splitAmount, splitByWeights } from '../money/split';
import type { UserId } from '../squad/facts/squad-people';
import type { MemberShare, SquadPromo } from '../squad/facts/squad-bill';
import { promoDiscount } from './promo-code';

export interface MateOrder {
  /** Of an hour of this mate, before the category. */
  readonly rate: Kopecks;
  readonly categoryKind: CategoryKind;
  /** The category's own percent of the rate; null or absent: that of its kind. */
  readonly categoryPercent?: number | null;
  readonly durationMinutes: number;
  /** Clients and friends who play; none yet counts as one. */
  readonly nonMates: number;
}

type PriceLineKind = 'RATE' | 'CATEGORY' | 'DURATION' | 'EXTRA_CLIENTS' | 'ROUNDING';

interface PriceLine {
  readonly kind: PriceLineKind;
  /** Added, or taken off when negative. */
  readonly amount: Kopecks;
}

interface MatePrice {
  readonly amount: Kopecks;
  /** They add up to the amount; a line of zero is left out. */
  readonly lines: readonly PriceLine[];
}

const roundUp = (exact: number): Kopecks => Math.ceil(exact / quoteStep) * quoteStep;

/** The price of one mate: rate × time × category − discount + further clients, rounded up to ten rubles. */
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
  /** Clients and friends by join order, each with who pays for them. */
  readonly nonMates: readonly { readonly memberId: UserId; readonly payerId: UserId }[];
  /** Takes off what its owner pays, friends' shares included. */
  readonly promo: { readonly terms: SquadPromo; readonly payerId: UserId } | null;
}

export interface SessionPrice {
  readonly mates: readonly ({ readonly mateId: UserId } & MatePrice)[];
  readonly shares: readonly MemberShare[];
  readonly total: Kopecks;
  /** What the promo code or the trial lesson takes off the total. */
  readonly discount: Kopecks;
}

/** What the service adds to the shares of this payer when it bears `subsidy` of them. */
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

/** The price of a session: mates' quotes, their sum, and everybody's share of it (the first takes the odd kopecks). */
export const quoteSession = ({
  categoryKind,
  categoryPercent = null,
  durationMinutes,
  mates,
  nonMates,
  promo,
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
  const discount = isTrial ? Math.max(0, sum - trialLesson.price) : promo ? promoDiscount(promo.terms, sum) : 0;
  return { mates: prices, shares: subsidise(full, payerId, discount), total, discount };
};
