declare const unit: unique symbol;

/**
 * Money in the code: a safe integer number of kopecks. Rubles exist on the wire and on the screen only. A plain number
 * may become a sum of either unit, but a sum of one unit never passes for the other: that would be a factor of 100.
 */
export type Kopecks = number & { readonly [unit]?: 'kopecks' };

/** A sum on the wire and on the screen. */
export type Rubles = number & { readonly [unit]?: 'rubles' };

/**
 * Kopecks → rubles with at most two decimals, for the wire and the screen.
 * @throws RangeError when it is not a safe integer
 */
export const kopecksToRubles = (amount: Kopecks): Rubles => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a sum in kopecks: ${amount}`);
  return amount / 100;
};

/** Whether a sum in rubles is one of whole kopecks: 0.3 is, 0.1 + 0.2 is not. */
export const isInKopecks = (rubles: Rubles): boolean => Math.round(rubles * 100) / 100 === rubles;

/**
 * Rubles with at most two decimals → kopecks. 0.29 and 1.1 convert exactly although they are not exact as floats.
 * @throws RangeError for NaN, a third decimal, or more kopecks than a safe integer holds
 */
export const rublesToKopecks = (rubles: Rubles): Kopecks => {
  const sum = Math.round(rubles * 100);
  if (!Number.isSafeInteger(sum) || !isInKopecks(rubles)) throw new RangeError(`Not a sum in rubles: ${rubles}`);
  return sum === 0 ? 0 : sum;
};

/**
 * Rubles that were added up as fractions, for the screen alone → the nearest kopeck: 505.1 − 5.05 is 500.05000000000001.
 * @throws RangeError for NaN or more kopecks than a safe integer holds
 */
export const nearestKopecks = (rubles: Rubles): Kopecks => rublesToKopecks(Math.round(rubles * 100) / 100);

/**
 * floor(a × b / c) in exact integers, because the product of two sums may exceed a safe integer. For non-negative
 * integers and c > 0.
 */
export const mulDiv = (a: number, b: number, c: number): number => {
  const product = a * b;
  return Number.isSafeInteger(product) ? Math.floor(product / c) : Number((BigInt(a) * BigInt(b)) / BigInt(c));
};

/** Percent (a whole number) of a sum, rounded down to a kopeck. */
export const percentOf = (amount: Kopecks, percent: number): Kopecks => mulDiv(amount, percent, 100);

/** Sum of one number of each item. */
export const sumOf = <Item>(items: readonly Item[], number: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + number(item), 0);
