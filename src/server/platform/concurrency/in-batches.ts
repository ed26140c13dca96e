/**
 * Processes items in batches and in order, without making the caller wait. Items that arrive while a batch is being
 * processed, or within `gatherMs` of real time, form the next batch. `processBatch` must not fail.
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
    // Synchronously after the last check: an item added in between would otherwise start no drain of its own.
    running = null;
  };

  const add = (one: T): void => {
    waiting.push(one);
    running ??= drain();
  };
  /** Stops gathering and resolves when every item has been processed. */
  const flush = async (): Promise<void> => {
    isFlushing = true;
    stopGathering();
    await running;
    isFlushing = false;
  };
  return { add, flush };
};
