/**
 * How unevenly a sum falls on people, 0 (all the same) to 1 (one has everything). Of nobody, or of nothing, 0.
 */
export const gini = (shares: readonly number[]): number => {
  const sorted = [...shares].sort((one, other) => one - other);
  const sum = sorted.reduce((total, share) => total + share, 0);
  if (sum === 0) return 0;
  const weighted = sorted.reduce((total, share, index) => total + share * (index + 1), 0);
  return (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length;
};
