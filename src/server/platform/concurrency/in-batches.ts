/**
 * Hands things on in the order in which they were given, without anybody waiting: what comes while some are on their
 * way, or within `gatherMs` of real time, goes together. `handOn` must not fail.
 */
export const inBatches = <T>(processBatch: (batch: readonly T[]) => Promise<void>, gatherMs = 0) => {
  let waiting: T[] = [];
  let running: Promise<void> | null = null;
  let isFlushing = false;
  let stopGathering = (): void => undefined;

  const gather = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, gatherMs);
      stopGathering = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      if (gatherMs > 0 && !isFlushing) await gather();
      const batch = waiting;
      waiting = [];
      await processBatch(batch);
    }
    // At once, not a moment later: what is given in between would wait for the next one.
    running = null;
  };

  const give = (one: T): void => {
    waiting.push(one);
    running ??= drain();
  };
  /** Resolves when all that was given is handed on, which then waits for nothing more. */
  const idle = async (): Promise<void> => {
    isFlushing = true;
    stopGathering();
    await running;
    isFlushing = false;
  };
  return { give, idle };
};
