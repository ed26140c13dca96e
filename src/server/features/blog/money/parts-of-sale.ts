import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Purse } from '#domain/money/purse.ts';

/** The first `amount` kopecks of a payment by kind of money: own first, then gift, bonus last. */
export const firstOf = ({ own, gift, bonus }: Purse, amount: Kopecks): Purse => {
  const ofOwn = Math.min(own, amount);
  const ofGift = Math.min(gift, amount - ofOwn);
  return { own: ofOwn, gift: ofGift, bonus: Math.min(bonus, amount - ofOwn - ofGift) };
};

/** `parts` minus `taken`, by kind of money. */
export const without = (parts: Purse, taken: Purse): Purse => ({
  own: parts.own - taken.own,
  gift: parts.gift - taken.gift,
  bonus: parts.bonus - taken.bonus,
});
