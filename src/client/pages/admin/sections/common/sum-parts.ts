import type { Transaction } from '../../../../../contract/schemas/transaction';
import { formatMoney } from '../../../../entities/money/money';
import { texts } from './texts';

/** What of a transaction's sum is not the person's own money: «бонусы 300 ₽»; empty if all of it is. */
export const sumParts = ({ bonusAmount, giftAmount }: Pick<Transaction, 'bonusAmount' | 'giftAmount'>): string =>
  [
    bonusAmount === 0 ? null : texts.ofBonus(formatMoney(Math.abs(bonusAmount))),
    giftAmount === 0 ? null : texts.ofGift(formatMoney(Math.abs(giftAmount))),
  ]
    .filter((part) => part !== null)
    .join(', ');
