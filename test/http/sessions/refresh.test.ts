import { copyOf, registered } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

/** Real time is not moved: instead, what has happened is dated back. */
const age = (column: 'rotated_at' | 'access_expires_at' | 'refresh_expires_at', seconds: number, userId: string) =>
  server.database.pool.query(
    `UPDATE session SET ${column} = ${column} - make_interval(secs => $1) WHERE user_id = $2`,
    [seconds, userId],
  );

test('an expired access token is renewed, and not before', async () => {
  const { id, browser } = await registered(server);
  await age('access_expires_at', 16 * 60, id);
  expect((await browser.call('GET /v1/users/me')).status).toBe(401);
  expect((await browser.call('POST /v1/auth/refresh')).status).toBe(204);
  expect((await browser.call('GET /v1/users/me')).status).toBe(200);
});

test('twenty tabs that refresh at once all stay signed in', async () => {
  const { browser } = await registered(server);
  const tabs = Array.from({ length: 20 }, () => copyOf(server.url, browser.cookies));
  const answers = await Promise.all(tabs.map((tab) => tab.call('POST /v1/auth/refresh')));
  expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 204));
  const mine = await Promise.all(tabs.map((tab) => tab.call('GET /v1/users/me')));
  expect(mine.map(({ status }) => status)).toEqual(tabs.map(() => 200));
});

test('whoever lost the answer may ask again, and goes on from there', async () => {
  const { browser } = await registered(server);
  const lost = copyOf(server.url, browser.cookies);
  expect((await copyOf(server.url, browser.cookies).call('POST /v1/auth/refresh')).status).toBe(204);
  expect((await lost.call('POST /v1/auth/refresh')).status).toBe(204);
  expect((await lost.call('POST /v1/auth/refresh')).status).toBe(204);
  expect((await lost.call('GET /v1/users/me')).status).toBe(200);
});

test('a used token that comes back after half a minute ends the session for both', async () => {
  const { id, browser } = await registered(server);
  const thief = copyOf(server.url, browser.cookies);
  await browser.call('POST /v1/auth/refresh');
  await age('rotated_at', 31, id);
  expect((await thief.call('POST /v1/auth/refresh')).code).toBe('AUTH_SESSION_NOT_FOUND');
  expect((await browser.call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
});

test('an older token ends it at once', async () => {
  const { browser } = await registered(server);
  const thief = copyOf(server.url, browser.cookies);
  await browser.call('POST /v1/auth/refresh');
  await browser.call('POST /v1/auth/refresh');
  expect((await thief.call('POST /v1/auth/refresh')).code).toBe('AUTH_SESSION_NOT_FOUND');
  expect((await browser.call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
});

test.each(['', 'nonsense', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'A'.repeat(43)}`])(
  '%p is no refresh token',
  async (refresh) => {
    const { browser } = await registered(server);
    browser.cookies.set('refresh', refresh);
    expect((await browser.call('POST /v1/auth/refresh')).code).toBe('AUTH_SESSION_NOT_FOUND');
  },
);

test('a session ends by itself a month after its last refresh', async () => {
  const { id, browser } = await registered(server);
  await age('refresh_expires_at', 31 * 24 * 3600, id);
  expect((await browser.call('POST /v1/auth/refresh')).code).toBe('AUTH_SESSION_NOT_FOUND');
});
