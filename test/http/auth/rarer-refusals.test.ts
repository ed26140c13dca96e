import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { appUser, emailCode, oneTimeToken } from '../../../src/server/db/schema/people';
import { newToken, tokenHash } from '../../../src/server/sessions/tokens';
import { waitForLetter } from '../../support/latest-letter';
import { makePerson } from '../../support/make-person';
import { password, registered } from '../../support/registered';
import { startTestServer } from '../../support/start-test-server';
import type { TestServer } from '../../support/start-test-server';
import { testBrowser } from '../../support/test-browser';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a code that came in time and is typed too late is refused as late, and a new one works', async () => {
  const { browser, id, email } = await registered(server);
  const codeOf = () => waitForLetter(browser, email, (text) => /\b(\d{6})\b/.exec(text)?.[1] ?? null);
  const code = await codeOf();
  const hourAgo = new Date(Date.now() - 3_600_000);
  await server.product.app.db.update(emailCode).set({ sentAt: hourAgo, expiresAt: hourAgo }).where(eq(emailCode.userId, id));
  expect((await browser.call('POST /v1/auth/email/confirm', { body: { code } })).code).toBe('AUTH_EMAIL_CONFIRMATION_TIMEOUT');
  await server.database.pool.query('DELETE FROM mail');
  expect((await browser.call('POST /v1/auth/email/confirm/resend')).status).toBe(204);
  expect((await browser.call('POST /v1/auth/email/confirm', { body: { code: await codeOf() } })).body.emailConfirmed).toBe(true);
});

test('an address is changed once a day', async () => {
  const { browser } = await registered(server);
  const change = (email: string) => browser.call('PUT /v1/auth/email', { body: { email, password } });
  expect((await change('first.new@mail.ru')).code).toBeNull();
  expect((await change('second.new@mail.ru')).code).toBe('AUTH_EMAIL_UPDATE_TIMEOUT');
  expect((await browser.call('GET /v1/users/me')).body.email).toBe('first.new@mail.ru');
});

test('a link to sign in of somebody who has been blocked since opens nothing', async () => {
  const { id } = await makePerson(server);
  const token = newToken();
  const { db } = server.product.app;
  await db.insert(oneTimeToken).values({ tokenHash: tokenHash(token), userId: id, purpose: 'LOGIN', expiresAt: new Date(Date.now() + 60_000) });
  await db.update(appUser).set({ status: 'BLOCKED' }).where(eq(appUser.id, id));
  const browser = testBrowser(server.url);
  expect((await browser.call('POST /v1/auth/login-token', { body: { token } })).code).toBe('AUTH_USER_NOT_FOUND');
  expect((await browser.call('GET /v1/users/me')).status).toBe(401);
});

test('nobody can become a demo person who is not there', async () => {
  expect((await testBrowser(server.url).call('POST /dev/api/sign-in', { body: { userId: randomUUID() } })).code).toBe('AUTH_USER_NOT_FOUND');
});
