/**
 * Hands things on in the order in which they were given, without anybody waiting: what comes while some are on their
 * way goes with the next ones together. `handOn` must not fail.
 */
export const inBatches = <T>(handOn: (batch: readonly T[]) => Promise<void>) => {
  let waiting: T[] = [];
  let running: Promise<void> | null = null;

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await handOn(batch);
    }
  };

  const give = (one: T): void => {
    waiting.push(one);
    running ??= drain().finally(() => {
      running = null;
    });
  };
  /** Resolves when all that was given is handed on. */
  const idle = async (): Promise<void> => {
    await running;
  };
  return { give, idle };
};
