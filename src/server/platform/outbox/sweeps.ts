import { sql } from 'drizzle-orm';

const idleMs = 1000;

/**
 * Runs `sweep` when kicked and once a second, never concurrently; a kick during a sweep causes another one after it.
 * `sweep` returns whether there may be more to do right away.
 */
export const startSweeps = (sweep: () => Promise<boolean>, onError: (problem: unknown) => void) => {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const drain = async (): Promise<void> => {
    do {
      again = false;
      while (!stopped && (await sweep()));
    } while (again && !stopped);
  };

  const kick = (): void => {
    if (stopped) return;
    again = true;
    running ??= drain()
      .catch(onError)
      .finally(() => {
        running = null;
        if (again && !stopped) setImmediate(kick);
      });
  };
  const timer = setInterval(kick, idleMs);
  timer.unref();

  /** Waits for the running sweep. */
  const stop = async (): Promise<void> => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
  return { kick, stop };
};

/** The next attempt of a row that has failed `attempts` times: waits double up to the longest one. */
export const nextAttempt = (attempts: number, longestWaitSeconds: number) => ({
  nextAttemptAt: sql`now() + ${Math.min(2 ** attempts, longestWaitSeconds)} * interval '1 second'`,
});
