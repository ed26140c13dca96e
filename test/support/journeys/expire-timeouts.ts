import type { Page } from 'playwright-core';
import { requestTimeouts } from '../../../src/client/api/request-timeouts';

type Waiting = Exclude<keyof typeof requestTimeouts, 'upload'>;

const word = 'patience ends';

/**
 * From its next load on this page gives up the questions or the acts that it waits for as soon as it is told to, as if
 * their time had passed. A clock that runs ahead would also end its sockets, which miss their pings: all is asked anew.
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
