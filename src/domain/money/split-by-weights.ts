import type { Kopecks } from './kopecks';
import { mulDiv } from './mul-div';

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
