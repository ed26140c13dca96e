/**
 * Milliseconds before each retry of a failed query; after the last one only an event or a restored connection causes a
 * refetch.
 */
export const retryDelays = [10_000, 20_000, 40_000, 80_000] as const;
