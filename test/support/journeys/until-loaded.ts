import type { Page } from 'playwright-core';

/** What stands in for content that is on its way. */
export const waitingParts = 'main [aria-busy="true"], main [data-skeleton]';

/**
 * Waits until nothing on the page waits any more. A quiet network alone does not say so: on a slow machine the page's
 * own script works for longer than the network has to be quiet.
 */
export const untilSettled = (page: Page, timeout = 15_000): Promise<unknown> =>
  page.waitForFunction((parts) => document.querySelector(parts) === null, waitingParts, { timeout });

/** The same for a page just opened: its heading stands, everything has come, and nothing more is asked for. */
export const untilLoaded = async (page: Page, timeout = 15_000): Promise<void> => {
  await page.locator('main h1').first().waitFor({ state: 'attached', timeout });
  await untilSettled(page, timeout);
  await page.waitForLoadState('networkidle', { timeout });
  await untilSettled(page, timeout);
};

/** What stands further below asks once it comes near. */
export const scrollToEnd = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
