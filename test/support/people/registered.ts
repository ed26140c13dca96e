import { waitForLetter } from './latest-letter';
import { testBrowser, type TestBrowser } from '../server/test-browser';
import type { TestServer } from '../server/start-test-server';

export const password = 'verysecret1';

let made = 0;

export interface Registered {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly browser: TestBrowser;
}

/** A person who has registered and therefore has a password, unlike those of `makePerson`. */
export const registered = async (server: TestServer, browser = testBrowser(server.url)): Promise<Registered> => {
  made += 1;
  const username = `Gamer${made}`;
  const email = `gamer${made}@mail.ru`;
  await server.database.pool.query("DELETE FROM rate_count WHERE key LIKE 'register:%'");
  const { status, body } = await browser.call('POST /v1/auth/register', { body: { email, username, password } });
  expect(status).toBe(200);
  return { id: body.id, username, email, browser };
};

export const signInTo = (browser: TestBrowser, login: string, secret = password) =>
  browser.call('POST /v1/auth/login', { body: { login, password: secret } });

/** Requests a password reset and returns the token from the letter. */
export const resetToken = async (server: TestServer, email: string): Promise<string> => {
  const browser = testBrowser(server.url);
  await server.database.pool.query('DELETE FROM mail');
  expect((await browser.call('POST /v1/auth/reset-password', { body: { email } })).status).toBe(204);
  return waitForLetter(browser, email, (text) => /reset=([\w-]+)/.exec(text)?.[1] ?? null);
};

/** Another browser with a copy of these cookies, as after a theft. */
export const copyOf = (url: string, cookies: ReadonlyMap<string, string>): TestBrowser => {
  const copy = testBrowser(url);
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
};
