import type { SquadView } from '../../../../contract/squads/squad-view';
import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { formatMoney } from '../../../ui/data/format-money';
import { nameOf } from '../scene/name-of';
import { texts } from './texts';

const stillPaid = ({ context }: SquadView) => context.payments.filter(({ amount, refunded }) => amount > refunded);

/** Whether a step back to gathering would return money. */
export const hasPaid = (view: SquadView): boolean => stillPaid(view).length > 0;

/** Before the start every paid share goes back whole: who gets how much. */
export const paidWords = (view: SquadView): string => {
  const paid = new Map<string, number>();
  for (const { payerId, amount, refunded } of stillPaid(view)) paid.set(payerId, (paid.get(payerId) ?? 0) + amount - refunded);
  const sums = [...paid].map(([payerId, amount]) => `${nameOf(view, payerId)} — ${formatMoney(kopecksToRubles(amount))}`);
  return sums.length === 0 ? texts.nobodyPaid : texts.allBack(sums.join(', '));
};
