import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import type { MoneyOutcome } from '../../../../domain/squad/money-outcome';
import { formatMoney } from '../../../ui/data/format-money';
import { texts } from './texts';

const money = (sum: number) => formatMoney(kopecksToRubles(sum));

/** What a granted dispute means for the one who looks. A mate of a running game is paid later: then nothing is known yet. */
export const outcomeSentence = ({ paid, returned, income }: MoneyOutcome, isMate: boolean): string =>
  isMate ? texts.income(money(income)) : texts.returned(money(returned), money(paid));
