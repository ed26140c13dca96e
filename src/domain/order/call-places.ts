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
