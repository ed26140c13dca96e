import type { BrowserContext } from 'playwright-core';

/** The CSRF token that this browser sends with each act; empty before its first page. */
export const csrfOf = async (browser: BrowserContext): Promise<string> => {
  const cookies = await browser.cookies();
  return decodeURIComponent(cookies.find(({ name }) => name.endsWith('csrf'))?.value ?? '');
};
