import { type Kopecks, mulDiv } from './kopecks';

/** Equal parts that add up to the sum; the first gets the kopecks that do not divide. */
export const splitAmount = (amount: Kopecks, parts: number): readonly Kopecks[] => {
  const part = Math.floor(amount / parts);
  return Array.from({ length: parts }, (_, index) => (index === 0 ? amount - part * (parts - 1) : part));
};

/**
 * Parts in proportion to whole weights that add up to the sum exactly. Each part is within a kopeck of its
 * proportion, and never more than its weight while the sum is not more than all weights together.
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
