import { whenIdle } from '../../kit/layout/defer';
import { importWithRetry } from '../../kit/overlay/import-with-retry';

/** Nobody sees that it is missing, so nobody asks for it again. */
const againMs = 20_000;

/**
 * Starts something whose code comes after the page: `load` brings the code and gives the start, which gives the end.
 * The result ends it, or sees to it that it does not start any more.
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
