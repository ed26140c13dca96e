interface Reading<T> {
  readonly now: Promise<T>;
  /** Begins when `now` has come, for all who have asked meanwhile. */
  next: Promise<T> | null;
}

/**
 * Whoever asks for what is being read already waits for one more reading, together with all who ask until it begins.
 * So nobody is answered with what was read before they asked, and a crowd costs one reading at a time. Who waits for a
 * reading that fails is told so at once: the next one would keep them waiting for the same.
 */
export const coalesceReads = <T>(): ((key: string, read: () => Promise<T>) => Promise<T>) => {
  const readings = new Map<string, Reading<T>>();
  const begin = (key: string, read: () => Promise<T>): Promise<T> => {
    const reading: Reading<T> = { now: read(), next: null };
    readings.set(key, reading);
    const leave = (): void => void readings.delete(key);
    reading.now.then(() => (reading.next === null ? leave() : undefined), leave);
    return reading.now;
  };
  return (key, read) => {
    const reading = readings.get(key);
    if (reading === undefined) return begin(key, read);
    return (reading.next ??= reading.now.then(() => begin(key, read)));
  };
};
