import type { Page } from 'playwright-core';

/** Milliseconds: a page whose script never comes keeps what the server has written. */
const patience = 5000;

/** Waits until the page itself has taken the place of what the server has written. */
const untilDrawn = (page: Page): Promise<void> =>
  page
    .waitForFunction(() => document.querySelector('#root .first-paint') === null, null, { timeout: patience })
    .then(
      () => undefined,
      () => undefined,
    );

/** Whoever opens or reloads a page in a journey looks at the whole of it: the server's first screen has the same titles. */
export const openWhole = (page: Page): void => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...asked) => {
    const answer = await goto(...asked);
    await untilDrawn(page);
    return answer;
  };
  page.reload = async (...asked) => {
    const answer = await reload(...asked);
    await untilDrawn(page);
    return answer;
  };
};
