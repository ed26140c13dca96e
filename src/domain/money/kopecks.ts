/** Money in the code: a safe integer number of kopecks. Rubles exist on the wire and on the screen only. */
export type Kopecks = number;

/** Kopecks → rubles with at most two decimals, for the wire and the screen. */
export const kopecksToRubles = (amount: Kopecks): number => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a sum in kopecks: ${amount}`);
  return amount / 100;
};

/**
 * A sum in rubles with at most two decimals → kopecks. Throws a RangeError on anything else: NaN, a third
 * decimal, more than a safe integer of kopecks. 0.29 and 1.1 are exact although a float is not.
 */
export const rublesToKopecks = (rubles: number): Kopecks => {
  const sum = Math.round(rubles * 100);
  if (!Number.isSafeInteger(sum) || sum / 100 !== rubles) throw new RangeError(`Not a sum in rubles: ${rubles}`);
  return sum === 0 ? 0 : sum;
};

/**
 * floor(a × b / c) in exact integers: the product of two sums exceeds what a double holds.
 * For non-negative integers, c > 0.
 */
export const mulDiv = (a: number, b: number, c: number): number => {
  const product = a * b;
  return Number.isSafeInteger(product) ? Math.floor(product / c) : Number((BigInt(a) * BigInt(b)) / BigInt(c));
};

/** So many percent of a sum, rounded down to a kopeck. The percent is a whole number. */
export const percentOf = (amount: Kopecks, percent: number): Kopecks => mulDiv(amount, percent, 100);

/** Adds up one number of each item. */
export const sumOf = <Item>(items: readonly Item[], number: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + number(item), 0);
