interface Flight<T> {
  readonly current: Promise<T>;
  /** Starts when `current` has ended, for all callers that arrived during it. */
  next: Promise<T> | null;
}

/**
 * Single flight for each key, without stale results. A call that arrives during a read does not share that read, which
 * may have begun before a change, but the one after it, together with every call that arrives until then. So any number
 * of callers costs one read at a time. When a read fails, the callers that wait for the next one fail with it at once.
 */
export const coalesceReads = <T>(): ((key: string, read: () => Promise<T>) => Promise<T>) => {
  const flights = new Map<string, Flight<T>>();
  const start = (key: string, read: () => Promise<T>): Promise<T> => {
    const flight: Flight<T> = { current: read(), next: null };
    flights.set(key, flight);
    const remove = (): void => void flights.delete(key);
    flight.current.then(() => (flight.next === null ? remove() : undefined), remove);
    return flight.current;
  };
  return (key, read) => {
    const flight = flights.get(key);
    if (flight === undefined) return start(key, read);
    return (flight.next ??= flight.current.then(() => start(key, read)));
  };
};
