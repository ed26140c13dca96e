import type { Page } from 'playwright-core';
import { waitFor } from '../wait-for';

/** The browser's Back button. Does not wait for a navigation: the page may prevent it. */
export const pressBack = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
  const behind = entries[currentIndex - 1];
  if (behind === undefined) throw new Error('nothing is behind this page');
  await browser.send('Page.navigateToHistoryEntry', { entryId: behind.id });
  await browser.detach();
};

/**
 * Waits until this expression is true in the page. Playwright's own looks at a page count for it as presses of the
 * person; this one does not.
 */
export const untilUnpressed = async (page: Page, expression: string): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const look = async (): Promise<unknown> => (await browser.send('Runtime.evaluate', { expression })).result.value;
  await waitFor(look, (value) => value === true);
  await browser.detach();
};
