import type { Kopecks } from './kopecks';

/** Equal parts that add up to the sum; the first gets the kopecks that do not divide. */
export const splitAmount = (amount: Kopecks, parts: number): readonly Kopecks[] => {
  const part = Math.floor(amount / parts);
  return Array.from({ length: parts }, (_, index) => (index === 0 ? amount - part * (parts - 1) : part));
};
