import { whenIdle } from '../../kit/layout/defer';
import { importWithRetry } from '../../kit/overlay/import-with-retry';

/**
 * Milliseconds before the next attempt: people do not notice that this code is missing, so it is retried automatically.
 */
const againMs = 20_000;

/**
 * Starts something whose code loads after the page. `load` imports the code and returns its start function, which
 * returns its stop function. Returns a function that stops it, or prevents its start.
 */
export const startWhenIdle = (load: () => Promise<() => () => void>): (() => void) => {
  let end: (() => void) | null = null;
  let gone = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const run = async (): Promise<void> => {
    try {
      const start = await importWithRetry(load);
      if (!gone) end = start();
    } catch (error) {
      console.error(error);
      if (!gone) again = setTimeout(() => void run(), againMs);
    }
  };
  const cancel = whenIdle(() => void run());
  return () => {
    gone = true;
    clearTimeout(again);
    cancel();
    end?.();
  };
};
