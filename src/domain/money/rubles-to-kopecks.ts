import type { Kopecks } from './kopecks';

/**
 * A sum in rubles with at most two decimals → kopecks. Throws a RangeError on anything else: NaN, a third
 * decimal, more than a safe integer of kopecks. 0.29 and 1.1 are exact although a float is not.
 */
export const rublesToKopecks = (rubles: number): Kopecks => {
  const sum = Math.round(rubles * 100);
  if (!Number.isSafeInteger(sum) || sum / 100 !== rubles) throw new RangeError(`Not a sum in rubles: ${rubles}`);
  return sum === 0 ? 0 : sum;
};
