interface EventLimits {
  readonly perSocket: number;
  /** On all their sockets in one process. */
  readonly perPerson: number;
}

/**
 * How many events are accepted in a window (ms of real time). Those of the product's socket are fewer: each reads a
 * whole squad.
 */
export const eventRateLimits = {
  window: 10_000,
  chat: { perSocket: 200, perPerson: 600 },
  realtime: { perSocket: 40, perPerson: 120 },
} as const;

/**
 * Counts events by socket and by person, in windows that are the same for everybody: all counts are cleared with the
 * window, so that sockets that come and go use no memory. Returns false beyond the limit.
 */
export const eventRateLimiter = ({
  perSocket,
  perPerson,
}: EventLimits): ((socketId: string, personId: string | null) => boolean) => {
  let windowEnds = 0;
  const counts = new Map<string, number>();
  const isWithin = (key: string, limit: number): boolean => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit;
  };
  return (socketId, personId) => {
    // Real time: load has nothing to do with the product's clock.
    const now = performance.now();
    if (now >= windowEnds) {
      windowEnds = now + eventRateLimits.window;
      counts.clear();
    }
    const own = isWithin(socketId, perSocket);
    return (personId === null || isWithin(personId, perPerson)) && own;
  };
};
