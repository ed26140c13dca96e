import type { Page } from 'playwright-core';

/** Signs a person in on another server than the journey's own: its cookies are its own too. */
export const signInAt = async (page: Page, url: string, userId: string): Promise<void> => {
  await page.goto(url);
  const status = await page.evaluate(async (id) => {
    const csrf = decodeURIComponent(/csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
    return (await fetch('/dev/api/sign-in', { method: 'POST', headers, body: JSON.stringify({ userId: id }) })).status;
  }, userId);
  expect(status).toBe(200);
};
