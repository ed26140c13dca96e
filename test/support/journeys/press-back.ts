import type { Page } from 'playwright-core';

/** The browser's Back button. Does not wait for a navigation: the page may prevent it. */
export const pressBack = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
  const behind = entries[currentIndex - 1];
  if (behind === undefined) throw new Error('nothing is behind this page');
  await browser.send('Page.navigateToHistoryEntry', { entryId: behind.id });
  await browser.detach();
};
