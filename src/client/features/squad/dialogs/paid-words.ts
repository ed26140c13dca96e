import type { SquadView } from '../../../../contract/squads/squad-view';
import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { formatMoney } from '../../../ui/data/format-money';
import { nameOf } from '../scene/name-of';
import { texts } from './texts';

/** Before the start every paid share goes back whole: who gets how much. */
export const paidWords = (view: SquadView): string => {
  const paid = new Map<string, number>();
  for (const { payerId, amount, refunded } of view.context.payments) paid.set(payerId, (paid.get(payerId) ?? 0) + amount - refunded);
  const sums = [...paid].filter(([, amount]) => amount > 0).map(([payerId, amount]) => `${nameOf(view, payerId)} — ${formatMoney(kopecksToRubles(amount))}`);
  return sums.length === 0 ? texts.nobodyPaid : texts.allBack(sums.join(', '));
};
