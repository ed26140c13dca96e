/** The public list of squads. */
export const squadsList = {
  shown: 60,
  /** Looked through for those that a price leaves over: prices are the rules' own and not in the database. */
  scanned: 300,
  /** What one may want to pay at most, in rubles. */
  prices: [500, 1000, 2000],
} as const;
