import { topUpBonuses } from '../settings/deposit-limits';
import type { Kopecks } from './kopecks';
import { percentOf } from './percent-of';

/** Bonus money that comes with a deposit of so much: the percent of the highest step reached, in kopecks. */
export const topUpBonus = (amount: Kopecks): Kopecks => {
  const reached = topUpBonuses.filter(({ from }) => amount >= from).sort((a, b) => b.from - a.from)[0];
  return reached ? percentOf(amount, reached.percent) : 0;
};
