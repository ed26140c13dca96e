import { formatMoney } from '../../ui/data/format-money';
import type { TopUpTerms } from './bonus-of';
import { texts } from './texts';

/** What is wrong with the sum, in words; null when it may be paid. Rubles. */
export const sumProblem = ({ min, max }: Pick<TopUpTerms, 'min' | 'max'>, amount: number | null): string | null => {
  if (amount === null) return texts.needSum;
  if (amount < min) return texts.tooLittle(formatMoney(min));
  return amount > max ? texts.tooMuch(formatMoney(max)) : null;
};
