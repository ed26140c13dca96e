import { io } from 'socket.io-client';
import { copyOf, registered } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser, type TestBrowser } from '../../support/server/test-browser';

const own = 'https://naparnik.example';
/** As behind a TLS proxy: the public URL is `https:`, the connection to this process is plain HTTP. */
const server = serverForTests({ PUBLIC_URL: own });

const plainNames = ['access', 'refresh', 'csrf', 'device'];

/** The same browser as before the names were changed. */
const asBefore = (browser: TestBrowser): TestBrowser =>
  copyOf(server.url, new Map([...browser.cookies].map(([name, value]) => [name.replace('__Host-', ''), value])));

describe('cookies under https', () => {
  test('bear the name that only this host can set, for all of it and nothing else', async () => {
    const browser = testBrowser(server.url);
    await browser.raw('GET', '/v1/auth/csrf');
    const { headers } = await browser.call('POST /v1/auth/register', {
      body: { email: 'hosted@mail.ru', username: 'Hosted', password: 'verysecret1' },
    });
    const set = headers.getSetCookie();
    expect(set.length).toBeGreaterThan(2);
    for (const line of set) expect(line).toMatch(/^__Host-\w+=(?!.*Domain).*; Path=\/;.*Secure/);
    expect([...browser.cookies.keys()].sort()).toEqual(plainNames.map((name) => `__Host-${name}`).sort());
    expect((await browser.call('GET /v1/users/me')).status).toBe(200);
  });

  test('of the plain names still know their person, until the next pair of tokens takes their place', async () => {
    const before = asBefore((await registered(server)).browser);
    expect((await before.call('GET /v1/users/me')).status).toBe(200);
    expect((await before.call('POST /v1/auth/refresh')).status).toBe(204);
    const names = [...before.cookies.keys()];
    expect(names).toEqual(expect.arrayContaining(['__Host-access', '__Host-refresh', '__Host-csrf']));
    expect(names).not.toEqual(expect.arrayContaining(['access']));
    expect(names).not.toEqual(expect.arrayContaining(['refresh']));
    expect((await before.call('GET /v1/users/me')).status).toBe(200);
    expect((await before.call('POST /v1/auth/logout')).status).toBe(204);
    expect((await before.call('GET /v1/users/me')).status).toBe(401);
  });

  test('of the plain names do not count beside the others: whoever plants them is nobody', async () => {
    const { browser, username } = await registered(server);
    const thief = (await registered(server)).browser;
    for (const [name, value] of asBefore(thief).cookies) browser.cookies.set(name, value);
    expect((await browser.call('GET /v1/users/me')).body).toMatchObject({ username });
  });
});

const opens = async (origin: string): Promise<boolean> => {
  const socket = io(`${server.url}/realtime`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin },
  });
  try {
    return await new Promise((resolve) => {
      socket.once('connect_error', ({ message }) => resolve(message === 'UNAUTHENTICATED'));
      socket.once('connect', () => resolve(true));
    });
  } finally {
    socket.disconnect();
  }
};

test('a page of the same name that came without https is a foreign one', async () => {
  const { browser } = await registered(server);
  const { host } = new URL(server.url);
  const from = async (origin: string) =>
    (await browser.call('POST /v1/auth/refresh', { headers: { origin } })).code ?? 'let in';
  expect([await from(own), await from(`https://${host}`)]).toEqual(['let in', 'let in']);
  expect([await from('http://naparnik.example'), await from(`http://${host}`)]).toEqual([
    'CSRF_TOKEN_INVALID',
    'CSRF_TOKEN_INVALID',
  ]);
  expect([await opens(own), await opens('http://naparnik.example'), await opens(`http://${host}`)]).toEqual([
    true,
    false,
    false,
  ]);
});
