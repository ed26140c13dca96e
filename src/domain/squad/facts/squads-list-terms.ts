/** The public list of squads. */
export const squadsList = {
  shown: 60,
  /**
   * How many squads are read when a filter by price is set: prices are computed by the rules and are not in the
   * database.
   */
  scanned: 300,
  /** Choices of the filter by maximum price, in rubles. */
  prices: [500, 1000, 2000],
} as const;
