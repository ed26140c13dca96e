const minute = 60_000;

/** How long sessions live, in milliseconds of real time. */
export const sessionTerms = {
  access: 15 * minute,
  refresh: 30 * 24 * 60 * minute,
  /** A used refresh token may be shown again this long: answers get lost, tabs race. */
  retry: 30_000,
} as const;
