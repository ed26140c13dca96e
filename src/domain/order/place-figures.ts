/** Days of which a mate sees how often their card was shown, their page opened, and they were called. */
export const placeFigures = 30;
/** From which place of the recommended list, from 1, each mate was chosen, by the mate's id. */
export type CallPlaces = Readonly<Record<string, number>>;

/** Nobody scrolls further. */
export const mostCallPlace = 10_000;

/** The places of mates as statistics group them: each of the first twelve by itself is noise, rows of the screen are not. */
export const placeGroups = [
  { from: 1, to: 3 },
  { from: 4, to: 6 },
  { from: 7, to: 12 },
  { from: 13, to: 24 },
  { from: 25, to: 48 },
  { from: 49, to: null },
] as const;
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
