import type { Kopecks } from './kopecks';

/** Kopecks → rubles with at most two decimals, for the wire and the screen. */
export const kopecksToRubles = (amount: Kopecks): number => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a sum in kopecks: ${amount}`);
  return amount / 100;
};
