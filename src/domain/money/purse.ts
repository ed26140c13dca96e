import { bonusTerms } from './bonus';
import { type Kopecks, percentOf } from './kopecks';

/** What a person can pay with, in kopecks: their own money, bonus money, money of gift certificates. */
export interface Purse {
  readonly own: Kopecks;
  readonly bonus: Kopecks;
  readonly gift: Kopecks;
}

/**
 * How a price is paid, in kopecks: bonus money first, as far as it may go, then gift money, which knows no cap, then
 * the person's own. `own` may be more than they have: the difference is what they lack.
 */
export const partsOfPrice = (price: Kopecks, purse: Pick<Purse, 'bonus' | 'gift'>): Purse => {
  const bonus = Math.min(purse.bonus, percentOf(price, bonusTerms.maxPercentOfPrice));
  const gift = Math.min(purse.gift, price - bonus);
  return { bonus, gift, own: price - bonus - gift };
};

/** What is left of a purse after several prices were paid one after another; `own` below zero is what lacks. */
export const purseAfter = (purse: Purse, prices: readonly Kopecks[]): Purse =>
  prices.reduce((left, price) => {
    const parts = partsOfPrice(price, left);
    return { own: left.own - parts.own, bonus: left.bonus - parts.bonus, gift: left.gift - parts.gift };
  }, purse);
