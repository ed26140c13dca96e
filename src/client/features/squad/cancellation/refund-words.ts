import type { SquadView } from '../../../../contract/squads/squad-view';
import { formatMoney } from '../../../ui/data/format-money';
import { nameOf } from '../scene/name-of';
import { texts } from './texts';

export type CancellationTerm = SquadView['cancellation'][number];

/** Exactly who gets back how much; one's own sum comes first. */
export const refundWords = (view: SquadView, { refunds }: Pick<CancellationTerm, 'refunds'>, userId: string): readonly string[] => {
  const counted = refunds.filter(({ paid }) => paid > 0);
  if (counted.length === 0) return [texts.nothing];
  return [...counted]
    .sort((one, other) => Number(other.payerId === userId) - Number(one.payerId === userId))
    .map(({ payerId, paid, returned }) => {
      const back = returned === 0 ? texts.lost(formatMoney(paid)) : returned === paid ? texts.back(formatMoney(paid)) : texts.part(formatMoney(returned), formatMoney(paid));
      return payerId === userId ? back : texts.others(nameOf(view, payerId), back);
    });
};
