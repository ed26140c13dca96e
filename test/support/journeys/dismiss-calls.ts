import type { Locator, Page } from 'playwright-core';

/**
 * Minimises incoming calls, which may cover the page of a demo's mate at any moment. Only for mates: Playwright looks
 * for a call before every action, which takes a tenth of the time of a journey.
 */
export const dismissCalls = async (page: Page): Promise<void> => {
  const call = page.locator('[role="status"][aria-label="Тебя зовут играть"] [aria-label="Свернуть, ответить позже"]');
  // The next call may replace the first at once. Below an open panel it cannot be pressed, and need not be.
  const putAside = (later: Locator): Promise<void> => later.click({ timeout: 2000 }).catch(() => undefined);
  await page.addLocatorHandler(call.first(), putAside, { noWaitAfter: true });
};
