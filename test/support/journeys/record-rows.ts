import type { Page } from 'playwright-core';

export interface RowsOfFrames {
  /** px by which rows went down and up from one painted frame to the next, the worst of each. */
  readonly down: number;
  readonly up: number;
  /** px of the list's lower part without a row, at worst. */
  readonly blank: number;
}

declare global {
  interface Window {
    rowsSeen: RowsOfFrames;
  }
}

/** From now on notes how the rows of the page's list of messages move between painted frames. */
export const recordRows = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const scroller = document.querySelector('[role=log] [data-virtuoso-scroller]');
    if (scroller === null) throw new Error('no list of messages');
    window.rowsSeen = { down: 0, up: 0, blank: 0 };
    let before = new Map<string, number>();
    const look = () => {
      const box = scroller.getBoundingClientRect();
      const rows = [...scroller.querySelectorAll<HTMLElement>('[data-item-index]')].map((row) => ({
        key: row.dataset['itemIndex'] ?? '',
        box: row.getBoundingClientRect(),
      }));
      const inSight = rows.filter((row) => row.box.bottom > box.top && row.box.top < box.bottom);
      const moves = inSight.flatMap(({ key, box: { top } }) => top - (before.get(key) ?? top));
      const { down, up, blank } = window.rowsSeen;
      window.rowsSeen = {
        down: Math.max(down, ...moves),
        up: Math.max(up, ...moves.map((move) => -move)),
        blank: Math.max(blank, box.bottom - (rows.at(-1)?.box.bottom ?? 0)),
      };
      before = new Map(inSight.map(({ key, box: { top } }) => [key, top]));
    };
    // A task of its own after the frame's callbacks: the page has been laid out and painted by then.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', look);
    port1.start();
    const tick = () => {
      port2.postMessage(null);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
