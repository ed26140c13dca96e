import type { Locator, Page } from 'playwright-core';

/**
 * A mate of the demo may be called at any moment; whoever needs the room puts the call aside, as people do. For mates
 * alone: the browser looks for a call before every step, a tenth of all that a journey costs.
 */
export const dismissCalls = async (page: Page): Promise<void> => {
  const call = page.locator('[role="status"][aria-label="Тебя зовут играть"] [aria-label="Свернуть, ответить позже"]');
  // The next call may stand in the place of the first at once.
  // Under an open panel it cannot be pressed and bothers nobody.
  const putAside = (later: Locator): Promise<void> => later.click({ timeout: 2000 }).catch(() => undefined);
  await page.addLocatorHandler(call.first(), putAside, { noWaitAfter: true });
};
