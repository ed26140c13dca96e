import type { Locator, Page } from 'playwright-core';

const laterOf = (page: Page): Locator =>
  page.locator('[role="status"][aria-label="Тебя зовут играть"] [aria-label="Свернуть, ответить позже"]').first();

/**
 * Minimises incoming calls, which may cover the page of a demo mate at any moment. Only for mates: Playwright looks for
 * a call before every action, which takes a tenth of a journey's time.
 */
export const dismissCalls = async (page: Page): Promise<void> => {
  // Another call may appear at once. Under an open panel a call cannot be pressed and does not cover anything.
  const putAside = (later: Locator): Promise<void> => later.click({ timeout: 2000 }).catch(() => undefined);
  await page.addLocatorHandler(laterOf(page), putAside, { noWaitAfter: true });
};

/** From now on a call stays until it is answered. */
export const keepCalls = (page: Page): Promise<void> => page.removeLocatorHandler(laterOf(page));
