import type { Page } from 'playwright-core';

/** Milliseconds: a page whose script never loads keeps the server's first screen. */
const timeout = 5000;

/** Waits until the page's script has replaced the server's first screen. */
const untilRendered = (page: Page): Promise<void> =>
  page
    .waitForFunction(() => document.querySelector('#root .first-paint') === null, null, { timeout })
    .then(
      () => undefined,
      () => undefined,
    );

/** Makes `goto` and `reload` wait for the rendered page: the server's first screen has the same titles. */
export const openWhole = (page: Page): void => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...asked) => {
    const answer = await goto(...asked);
    await untilRendered(page);
    return answer;
  };
  page.reload = async (...asked) => {
    const answer = await reload(...asked);
    await untilRendered(page);
    return answer;
  };
};
