import type { Page } from 'playwright-core';

/** Milliseconds: a page that never stands still is measured as it is. */
const patience = 10_000;

/**
 * Waits until nothing of the page moves any more: charts and lists follow a new size only in the next frames, which on a
 * busy machine come late. Two looks in a row, an idle moment of the page between them, must find every box where it was.
 */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async (until) => {
    const idle = (): Promise<void> =>
      new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 })));
    const boxes = (): string =>
      [document.documentElement, ...document.querySelectorAll('body *')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height, element.scrollWidth].map(Math.round).join(' ');
        })
        .join('\n');
    const end = performance.now() + until;
    for (let before = '', now = boxes(); now !== before && performance.now() < end;) {
      before = now;
      await idle();
      await idle();
      now = boxes();
    }
  }, patience);
