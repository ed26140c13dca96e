import type { BrowserContext } from 'playwright-core';

/** The token that this browser shows with each of its acts; empty before it has seen a page. */
export const csrfOf = async (browser: BrowserContext): Promise<string> => {
  const cookies = await browser.cookies();
  return decodeURIComponent(cookies.find(({ name }) => name.endsWith('csrf'))?.value ?? '');
};
