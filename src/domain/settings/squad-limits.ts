/** Sizes of a squad. */
export const squadLimits = {
  minSlots: 2,
  maxSlots: 5,
  /** What a game may allow at most. */
  maxGameSlots: 10,
  maxOpenOffers: 10,
  minLanguages: 1,
  maxLanguages: 5,
  repeatWithinDays: 30,
} as const;
