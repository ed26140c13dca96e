import type { Page } from 'playwright-core';

export interface RowsOfFrames {
  /** The largest move of a row down or up between two painted frames, in px. */
  readonly down: number;
  readonly up: number;
  /** The largest gap without rows at the list's lower end, in px. */
  readonly blank: number;
}

declare global {
  interface Window {
    rowsSeen: RowsOfFrames;
  }
}

/** From now on records how rows of the message list move between painted frames. */
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
    // Runs as a separate task after the frame's callbacks, when the page has been laid out and painted.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', look);
    port1.start();
    const tick = () => {
      port2.postMessage(null);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
