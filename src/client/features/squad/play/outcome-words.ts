import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import type { MoneyOutcome } from '../../../../domain/squad/money-outcome';
import { formatMoney } from '../../../ui/data/format-money';
import { texts } from './texts';

const money = (sum: number) => formatMoney(kopecksToRubles(sum));

/** What a way of the game means for the one who looks: his money back, or his income. */
export const outcomeWords = ({ paid, returned, income }: MoneyOutcome, isMate: boolean): string => {
  if (isMate) return texts.income(money(income));
  if (paid === 0) return texts.free;
  return returned === 0 ? texts.nothingBack(money(paid)) : texts.back(money(returned), money(paid));
};
