/** Said with every 503: the database is back in seconds or not at all. */
export const retryAfter = { 'retry-after': '5' } as const;
