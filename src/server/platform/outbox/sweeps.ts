import { sql } from 'drizzle-orm';
import { doublingPause } from '#domain/time/doubling-pause.ts';

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

/** How often a failed row is tried again: waits double up to the longest one. */
export interface Patience {
  readonly attempts: number;
  readonly longestWaitSeconds: number;
}

/** Some 37 minutes: an event or a notification that comes later helps nobody. */
export const brief: Patience = { attempts: 12, longestWaitSeconds: 600 };

/** The next attempt of a row that has failed `attempts` times; it is given up after the last one. */
export const nextAttempt = (attempts: number, patience: Patience) => ({
  nextAttemptAt: sql`now() + ${doublingPause(1, patience.longestWaitSeconds, attempts)} * interval '1 second'`,
  ...(attempts >= patience.attempts ? { failedAt: new Date() } : {}),
});
