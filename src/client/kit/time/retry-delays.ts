/** Ms before each further try of what could not be asked; after the last one only an event, or a connection that comes back, asks. */
export const retryDelays = [10_000, 20_000, 40_000, 80_000] as const;
