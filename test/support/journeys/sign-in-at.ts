import type { Page } from 'playwright-core';
import { csrfOf } from './csrf-of';
import { dismissCalls } from './dismiss-calls';

/**
 * Signs a demo person in on a server; the browser keeps the cookies and has no page open yet. Goes beside the page:
 * drawing the home page a hundred times for its cookies alone would take minutes of a run.
 */
export const signInAt = async (page: Page, url: string, userId: string): Promise<void> => {
  await page.request.get(url);
  const answer = await page.request.post(`${url}/dev/api/sign-in`, {
    headers: { 'x-csrf-token': await csrfOf(page.context()) },
    data: { userId },
  });
  expect(answer.status()).toBe(200);
  const me = await page.request.get(`${url}/v1/users/me`);
  if ((await me.text()).includes('"mateAccess":{')) await dismissCalls(page);
};
