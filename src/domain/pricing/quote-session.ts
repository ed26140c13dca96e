import type { CategoryKind } from '../enums/category-kind';
import type { MateLevel } from '../enums/mate-level';
import type { Kopecks } from '../money/kopecks';
import { splitAmount } from '../money/split-amount';
import { splitByWeights } from '../money/split-by-weights';
import { sumOf } from '../money/sum-of';
import { trialLesson } from '../settings/trial-lesson';
import type { UserId } from '../squad/squad-actor';
import type { SquadPromo } from '../squad/squad-promo';
import type { MemberShare } from '../squad/squad-quote';
import { promoDiscount } from './promo-discount';
import { quoteMate, type MatePrice } from './quote-mate';

export interface SessionOrder {
  readonly categoryKind: CategoryKind;
  readonly durationMinutes: number;
  readonly mates: readonly { readonly mateId: UserId; readonly level: MateLevel }[];
  /** Clients and friends by join order, each with who pays for him. */
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
  const parts = splitByWeights(subsidy, shares.map((share) => (share.payerId === payerId ? share.amount : 0)));
  return shares.map((share, index) => ({ ...share, amount: share.amount - (parts[index] ?? 0), subsidy: share.subsidy + (parts[index] ?? 0) }));
};

const payable = (shares: readonly MemberShare[], payerId: UserId): Kopecks =>
  sumOf(shares, (share) => (share.payerId === payerId ? share.amount : 0));

/** The price of a session: mates' quotes, their sum, and everybody's share of it (the first takes the odd kopecks). */
export const quoteSession = ({ categoryKind, durationMinutes, mates, nonMates, promo }: SessionOrder): SessionPrice => {
  const prices = mates.map(({ mateId, level }) => ({ mateId, ...quoteMate({ level, categoryKind, durationMinutes, nonMates: nonMates.length }) }));
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
