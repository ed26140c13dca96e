import type { TestServer } from '../server/start-test-server';
import { testBrowser, type TestBrowser } from '../server/test-browser';

/** A browser in which this person is signed in. */
export const signInAs = async (server: TestServer, userId: string): Promise<TestBrowser> => {
  const browser = testBrowser(server.url);
  const answer = await browser.call('POST /dev/api/sign-in', { body: { userId } });
  expect(answer.status).toBe(200);
  return browser;
};
