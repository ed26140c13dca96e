import type { Page } from 'playwright-core';

/** Skeletons and other placeholders of content that is being loaded. */
export const waitingParts = 'main [aria-busy="true"], main [data-skeleton]';

/**
 * Waits until the page has no placeholders left. An idle network is not enough: on a slow machine the page's script
 * works longer than Playwright's idle time.
 */
export const untilSettled = (page: Page, timeout = 15_000): Promise<unknown> =>
  page.waitForFunction((parts) => document.querySelector(parts) === null, waitingParts, { timeout });

/** The same for a page that was just opened: has its heading, no placeholders and an idle network. */
export const untilLoaded = async (page: Page, timeout = 15_000): Promise<void> => {
  await page.locator('main h1').first().waitFor({ state: 'attached', timeout });
  await untilSettled(page, timeout);
  await page.waitForLoadState('networkidle', { timeout });
  await untilSettled(page, timeout);
};

/** Scrolls to the end of the page, so that sections load that wait until they are near the window. */
export const scrollToEnd = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
