import type { Kopecks } from '../../../../domain/money/kopecks';
import type { Purse } from '../../../../domain/money/purse';

/** So much of a payment's parts, in kopecks: own money first, then gift money, bonus money last. */
export const firstOf = ({ own, gift, bonus }: Purse, amount: Kopecks): Purse => {
  const ofOwn = Math.min(own, amount);
  const ofGift = Math.min(gift, amount - ofOwn);
  return { own: ofOwn, gift: ofGift, bonus: Math.min(bonus, amount - ofOwn - ofGift) };
};

/** What is left of them without others. */
export const without = (parts: Purse, taken: Purse): Purse => ({
  own: parts.own - taken.own,
  gift: parts.gift - taken.gift,
  bonus: parts.bonus - taken.bonus,
});
