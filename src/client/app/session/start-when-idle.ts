import { whenIdle } from '../../kit/layout/defer';
import { importWithRetry } from '../../kit/overlay/import-with-retry';

/**
 * Milliseconds before the next attempt: people do not notice that this code is missing, so it is retried automatically.
 */
const retryMs = 20_000;

/**
 * Starts something whose code loads after the page. `load` imports the code and returns its start function, which
 * returns its stop function. Returns a function that stops it, or prevents its start.
 */
export const startWhenIdle = (load: () => Promise<() => () => void>): (() => void) => {
  let stop: (() => void) | null = null;
  let stopped = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const run = async (): Promise<void> => {
    try {
      const start = await importWithRetry(load);
      if (!stopped) stop = start();
    } catch (error) {
      console.error(error);
      if (!stopped) retryTimer = setTimeout(() => void run(), retryMs);
    }
  };
  const cancel = whenIdle(() => void run());
  return () => {
    stopped = true;
    clearTimeout(retryTimer);
    cancel();
    stop?.();
  };
};
