import { bonusTerms } from './bonus';
import { type Kopecks, percentOf } from './kopecks';
import { splitByWeights } from './split';

/** The money a person can pay with, in kopecks: own money, bonus money, money of gift certificates. */
export interface Purse {
  readonly own: Kopecks;
  readonly bonus: Kopecks;
  readonly gift: Kopecks;
}

/**
 * How a price is split, in kopecks: bonus money first, up to its cap, then gift money, which has no cap, then own
 * money. `own` may be more than the person has; the difference is the shortfall.
 */
export const partsOfPrice = (price: Kopecks, purse: Pick<Purse, 'bonus' | 'gift'>): Purse => {
  const bonus = Math.min(purse.bonus, percentOf(price, bonusTerms.maxPercentOfPrice));
  const gift = Math.min(purse.gift, price - bonus);
  return { bonus, gift, own: price - bonus - gift };
};

/** What is left after several prices are paid one after another, in kopecks; a negative `own` is the shortfall. */
export const purseAfter = (purse: Purse, prices: readonly Kopecks[]): Purse =>
  prices.reduce((left, price) => {
    const parts = partsOfPrice(price, left);
    return { own: left.own - parts.own, bonus: left.bonus - parts.bonus, gift: left.gift - parts.gift };
  }, purse);

/** The kinds of money in a refund, in kopecks: pro rata of what is held; the last refund returns exactly the rest. */
export const partsOfRefund = (held: Purse, amount: Kopecks): Purse => {
  const [bonus = 0, gift = 0] = splitByWeights(amount, [held.bonus, held.gift, held.own]);
  return { bonus, gift, own: amount - bonus - gift };
};
