import type { Page } from 'playwright-core';
import { csrfOf } from './csrf-of';
import { dismissCalls } from './dismiss-calls';

/**
 * Signs a demo person in on a server, without opening a page: the browser only gets the cookies. Rendering the home
 * page a hundred times for them would add minutes to a run.
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
