import type { Kopecks } from './kopecks';
import { mulDiv } from './mul-div';

/** So many percent of a sum, rounded down to a kopeck. The percent is a whole number. */
export const percentOf = (amount: Kopecks, percent: number): Kopecks => mulDiv(amount, percent, 100);
