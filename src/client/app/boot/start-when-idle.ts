import { whenIdle } from '../../kit/layout/defer';
import { importWithRetry } from '../../kit/overlay/import-with-retry';
import { retryLater } from '../../kit/time/retry-later';

/**
 * Milliseconds before the next attempt, unless the network comes back before: people do not notice that this code is
 * missing, so it is retried automatically.
 */
const retryMs = 20_000;

/** Imports code and returns its start function, which returns its stop function if it can be stopped. */
type Load = () => Promise<() => (() => void) | void>;

/**
 * Starts something whose code loads after the page, however often it has to be asked for. Returns a function that stops
 * it, or prevents its start.
 */
export const startOnceLoaded = (load: Load): (() => void) => {
  let stop: (() => void) | void;
  let stopped = false;
  const run = async (): Promise<void> => {
    try {
      const start = await importWithRetry(load);
      if (!stopped) stop = start();
    } catch (error) {
      console.error(error);
      if (!stopped) stop = retryLater(() => void run(), retryMs);
    }
  };
  void run();
  return () => {
    stopped = true;
    stop?.();
  };
};

/** The same, begun when the browser is idle. */
export const startWhenIdle = (load: Load): (() => void) => {
  let stop: (() => void) | undefined;
  const cancel = whenIdle(() => {
    stop = startOnceLoaded(load);
  });
  return () => {
    cancel();
    stop?.();
  };
};
