import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { sumOf } from '../../../../domain/money/sum-of';
import { decisionRefunds } from '../../../../domain/squad/decision-refunds';
import { formatMoney } from '../../../ui/data/format-money';
import { nameOf } from '../scene/name-of';
import type { SquadScene } from '../scene/squad-scene';
import { texts } from './texts';

const money = (sum: number) => formatMoney(kopecksToRubles(sum));

/** What a decision would do with the held money, to the kopeck, before it is made. */
export const decisionWords = ({ view, state, me }: SquadScene, refundPercent: number, at: number): string => {
  const refunds = decisionRefunds(state, me.id, refundPercent, at).filter(({ paid }) => paid > 0);
  const rest = sumOf(refunds, ({ paid, returned }) => paid - returned);
  const backs = refunds.map(({ payerId, paid, returned }) =>
    returned === 0 ? texts.nothingBack(nameOf(view, payerId) || texts.someone) : texts.back(nameOf(view, payerId) || texts.someone, money(returned), money(paid)),
  );
  return [...backs, rest === 0 ? texts.noRest : texts.rest(money(rest))].join(' ');
};
