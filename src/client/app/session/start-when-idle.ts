import { whenIdle } from '../../ui/layout/when-idle';

/**
 * Starts something whose code comes after the page: `load` brings the code and gives the start, which gives the end.
 * The result ends it, or sees to it that it does not start any more.
 */
export const startWhenIdle = (load: () => Promise<() => () => void>): (() => void) => {
  let end: (() => void) | null = null;
  let gone = false;
  const run = async (): Promise<void> => {
    const start = await load();
    if (!gone) end = start();
  };
  const cancel = whenIdle(() => void run().catch((error: unknown) => console.error(error)));
  return () => {
    gone = true;
    cancel();
    end?.();
  };
};
