/** How many ranks may be wished at once. */
export const mostRanks = 20;
