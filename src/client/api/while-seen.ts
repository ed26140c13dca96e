/**
 * Options of a query that no event keeps up to date: it polls while its page can be seen, and when a person returns to
 * the page.
 */
export const whileSeen = (pollingInterval: number) =>
  ({ pollingInterval, skipPollingIfUnfocused: true, refetchOnFocus: true }) as const;
