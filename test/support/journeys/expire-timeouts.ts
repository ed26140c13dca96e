import type { Page } from 'playwright-core';
import { requestTimeouts } from '#client/api/request-timeouts.ts';

type Waiting = Exclude<keyof typeof requestTimeouts, 'upload'>;

const word = 'patience ends';

/**
 * Returns a function that makes the pending reads or acts of this page time out at once; takes effect from the page's
 * next load. A fake clock would not work: it would also close the page's sockets because of missed pings, and
 * everything would be refetched.
 */
export const expireTimeouts = async (page: Page, waiting: Waiting) => {
  await page.addInitScript(
    ({ wait, said }) => {
      const { setTimeout: begin, clearTimeout: end } = window;
      const running = new Map<unknown, () => void>();
      const setTimer = (...given: readonly [act: () => void, ms?: number, ...values: unknown[]]): unknown => {
        const timer: unknown = Reflect.apply(begin, window, given);
        const [act, ms] = given;
        if (ms === wait) running.set(timer, act);
        return timer;
      };
      const clearTimer = (timer: unknown): void => {
        running.delete(timer);
        Reflect.apply(end, window, [timer]);
      };
      Object.assign(window, { setTimeout: setTimer, clearTimeout: clearTimer });
      window.addEventListener(said, () => {
        for (const [timer, act] of running) {
          clearTimer(timer);
          act();
        }
      });
    },
    { wait: requestTimeouts[waiting], said: word },
  );
  return () => page.evaluate((said) => void window.dispatchEvent(new Event(said)), word);
};
