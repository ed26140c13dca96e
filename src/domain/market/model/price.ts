import type { SquadContext } from '../../squad/facts/squad-context';
import type { MemberShare } from '../../squad/facts/squad-bill';
import { guests, mates, ownedByMate } from './facts';
import { discountOf, hourOf, percentOfKind, terms } from './terms';

/** Parts of a sum by weights: rounded down along the way, so that they add up. */
export const parts = (sum: number, weights: readonly number[]): readonly number[] => {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  let seen = 0;
  return weights.map((weight) => {
    if (whole === 0) return 0;
    const before = Math.floor((sum * seen) / whole);
    seen += weight;
    return Math.floor((sum * seen) / whole) - before;
  });
};

/** One mate's price, kopecks: in whole numbers to the end, so that nothing is lost on the way. */
const priceOf = (c: SquadContext, hour: number, people: number): number => {
  const percent = c.categoryPercent ?? percentOfKind[c.categoryKind];
  const extra = 100 + terms.extraClient * Math.max(people - 1, 0);
  const exact = (hour * c.durationMinutes * percent * (100 - discountOf(c.durationMinutes)) * extra) / (60 * 100 ** 3);
  return Math.ceil(Math.round(exact) / terms.roundedTo) * terms.roundedTo;
};

interface Price {
  readonly mates: readonly { readonly mateId: string; readonly amount: number }[];
  readonly shares: readonly MemberShare[];
  readonly total: number;
  readonly discount: number;
}

const discountFor = (c: SquadContext, sum: number): number => {
  if (c.categoryKind === 'EDUCATION_PROMO') return Math.max(sum - terms.trialPrice, 0);
  if (c.promo === null) return 0;
  const { percent, amount, prepaid } = c.promo;
  const wanted = percent === null ? (amount ?? 0) : Math.floor((sum * Math.min(percent, terms.promoMost)) / 100);
  return Math.max(Math.min(wanted, sum - (prepaid === true ? 0 : terms.promoLeaves)), 0);
};

/** The price of a squad as it is, or as if everybody invited by name were there. Kopecks. */
export const quoteOf = (c: SquadContext, who: 'AS_IT_IS' | 'WITH_INVITED' = 'AS_IT_IS'): Price => {
  const withInvited = who === 'WITH_INVITED';
  const players = [
    ...mates(c).map(({ id, mate }) => ({ id, level: mate?.level ?? 'BEGINNER_I' })),
    ...(withInvited ? c.mateInvitations.map((one) => ({ id: one.mateId, level: one.terms.level })) : []),
  ];
  const people = [
    ...guests(c).map(({ id, type }) => ({ id, type })),
    ...(withInvited
      ? c.friendInvitations.flatMap(({ friendId }) => (friendId === null ? [] : [{ id: friendId, type: 'FRIEND' }]))
      : []),
  ];
  const prices = players.map(({ id, level }) => ({
    mateId: id,
    amount: priceOf(c, (c.rates ?? hourOf)[level], people.length),
  }));
  const total = prices.reduce((sum, { amount }) => sum + amount, 0);
  const each = people.length === 0 ? 0 : Math.floor(total / people.length);
  const byMate = ownedByMate(c);
  const full = people.map(({ id, type }, index) => ({
    memberId: id,
    payerId: type === 'FRIEND' && c.payMode === 'OWNER' && !byMate ? c.ownerId : id,
    amount: index === 0 ? total - each * (people.length - 1) : each,
    subsidy: 0,
  }));
  const trial = c.categoryKind === 'EDUCATION_PROMO';
  const payer = trial ? full[0]?.payerId : c.promo !== null && !byMate ? c.ownerId : undefined;
  if (payer === undefined) return { mates: prices, shares: full, total, discount: 0 };
  const own = full.map(({ payerId, amount }) => (payerId === payer ? amount : 0));
  const discount = discountFor(
    c,
    own.reduce((sum, amount) => sum + amount, 0),
  );
  const off = parts(discount, own);
  const shares = full.map((share, index) => {
    const subsidy = off[index] ?? 0;
    return { ...share, amount: share.amount - subsidy, subsidy };
  });
  return { mates: prices, shares, total, discount };
};
