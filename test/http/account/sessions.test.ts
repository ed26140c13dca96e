import { openSockets } from '../../support/server/open-sockets';
import { registered, signInTo } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();

/** A person signed in here and on `others` other devices. */
const withDevices = async (others: number) => {
  const person = await registered(server);
  const devices = await Promise.all(
    Array.from({ length: others }, async () => {
      const browser = testBrowser(server.url);
      expect((await signInTo(browser, person.email)).status).toBe(200);
      return browser;
    }),
  );
  return { ...person, devices };
};

const isIn = async (browser: ReturnType<typeof testBrowser>) => (await browser.call('GET /v1/users/me')).status === 200;

test('a person sees where they are signed in, this browser first, and no token', async () => {
  const { browser } = await withDevices(2);
  const { body } = await browser.call('GET /v1/auth/sessions');
  expect(body.map(({ current }) => current)).toEqual([true, false, false]);
  expect(Object.keys(body[0] ?? {}).sort()).toEqual([
    'browser',
    'createdAt',
    'current',
    'id',
    'ip',
    'lastSeenAt',
    'system',
  ]);
});

test('a browser is named in words that a person knows', async () => {
  const person = await registered(server);
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
  const phone = testBrowser(server.url);
  await phone.call('POST /v1/auth/login', {
    body: { login: person.email, password: 'verysecret1' },
    headers: { 'user-agent': agent },
  });
  const { body } = await phone.call('GET /v1/auth/sessions');
  expect(body.find(({ current }) => current)).toMatchObject({ browser: 'Safari', system: 'iPhone' });
});

test('ending one session leaves the others, and its sockets close', async () => {
  const {
    browser,
    devices: [lost = browser, kept = browser],
  } = await withDevices(2);
  const { body: lostSessions } = await lost.call('GET /v1/auth/sessions');
  const id = lostSessions[0]?.id ?? '';
  const sockets = await openSockets(server.url, lost);
  expect((await browser.call('DELETE /v1/auth/sessions/{id}', { params: { id } })).status).toBe(204);
  await sockets.closed();
  expect([await isIn(browser), await isIn(lost), await isIn(kept)]).toEqual([true, false, true]);
  expect((await browser.call('DELETE /v1/auth/sessions/{id}', { params: { id } })).code).toBe('AUTH_SESSION_NOT_FOUND');
});

test('ending all others leaves this one alone', async () => {
  const { browser, devices } = await withDevices(3);
  expect((await browser.call('DELETE /v1/auth/sessions')).status).toBe(204);
  expect(await isIn(browser)).toBe(true);
  expect(await Promise.all(devices.map(isIn))).toEqual([false, false, false]);
  expect((await browser.call('GET /v1/auth/sessions')).body).toHaveLength(1);
});

test('nobody ends another person’s session, nor a guest anybody’s', async () => {
  const [one, other] = [await withDevices(0), await withDevices(0)];
  const { body } = await one.browser.call('GET /v1/auth/sessions');
  const target = { params: { id: body[0]?.id ?? '' } };
  expect((await other.browser.call('DELETE /v1/auth/sessions/{id}', target)).code).toBe('AUTH_SESSION_NOT_FOUND');
  expect((await testBrowser(server.url).call('DELETE /v1/auth/sessions/{id}', target)).code).toBe('UNAUTHENTICATED');
  expect(await isIn(one.browser)).toBe(true);
});
