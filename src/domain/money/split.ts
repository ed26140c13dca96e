import { type Kopecks, mulDiv } from './kopecks';

/** Splits a sum into equal parts; the first part gets the remaining kopecks. */
export const splitAmount = (amount: Kopecks, parts: number): readonly Kopecks[] => {
  const part = Math.floor(amount / parts);
  return Array.from({ length: parts }, (_, index) => (index === 0 ? amount - part * (parts - 1) : part));
};

/**
 * Splits a sum (kopecks) in proportion to integer weights; the parts add up exactly. Each part is within a kopeck of
 * its proportion, and never exceeds its weight while the sum does not exceed the total weight.
 */
export const splitByWeights = (amount: Kopecks, weights: readonly number[]): readonly Kopecks[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  let seen = 0;
  let given = 0;
  return weights.map((weight) => {
    seen += weight;
    const part = mulDiv(amount, seen, whole) - given;
    given += part;
    return part;
  });
};
