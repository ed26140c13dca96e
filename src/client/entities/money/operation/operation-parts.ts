import type { Transaction } from '../../../../contract/schemas/transaction';
import { formatMoney } from '../money';
import { texts as words } from './texts';

type Sums = Pick<Transaction, 'amount' | 'bonusAmount' | 'giftAmount'>;

/** How much of a sum was not the person's own money; null where it was one kind of money alone. */
export const operationParts = ({ amount, bonusAmount, giftAmount }: Sums): string | null => {
  const parts = [
    bonusAmount === 0 || bonusAmount === amount ? null : words.inBonus(formatMoney(Math.abs(bonusAmount))),
    giftAmount === 0 || giftAmount === amount ? null : words.inGift(formatMoney(Math.abs(giftAmount))),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : words.ofWhich(parts);
};
