import type { Transaction } from '#contract/schemas/transaction.ts';
import { formatMoney } from '../money';
import { texts as words } from './texts';

type Sums = Pick<Transaction, 'amount' | 'bonusAmount' | 'giftAmount'>;

/** What of a sum is not the person's own money, in words: «300 ₽ бонусами», «700 ₽ подарочными». */
export const otherMoney = ({ bonusAmount, giftAmount }: Omit<Sums, 'amount'>): readonly string[] => [
  ...(bonusAmount === 0 ? [] : [words.inBonus(formatMoney(Math.abs(bonusAmount)))]),
  ...(giftAmount === 0 ? [] : [words.inGift(formatMoney(Math.abs(giftAmount)))]),
];

/** How much of a sum was not the person's own money; null where it was one kind of money alone. */
export const operationParts = ({ amount, ...parts }: Sums): string | null => {
  const others = otherMoney(parts);
  const ofOneKind = parts.bonusAmount === amount || parts.giftAmount === amount;
  return others.length === 0 || ofOneKind ? null : words.ofWhich(others);
};
