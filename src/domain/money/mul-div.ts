/**
 * floor(a × b / c) in exact integers: the product of two sums exceeds what a double holds.
 * For non-negative integers, c > 0.
 */
export const mulDiv = (a: number, b: number, c: number): number => {
  const product = a * b;
  return Number.isSafeInteger(product) ? Math.floor(product / c) : Number((BigInt(a) * BigInt(b)) / BigInt(c));
};
