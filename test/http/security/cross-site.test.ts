import { contractRoutes } from '../../support/security/contract-routes';
import { sampleOf } from '../../support/security/sample-input';
import { securityWorld, type SecurityWorld } from '../../support/security/security-world';
import { changesSoFar, watchState } from '../../support/security/state-changes';
import { serverForTests } from '../../support/server/server-for-tests';
import { newKey } from '../../support/money/start-deposit';

const server = serverForTests();
let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld(server);
  await watchState(server.database);
});

const unsafe = contractRoutes.filter(({ method, endpoint }) => method !== 'GET' && !endpoint.raw);

/** What a foreign page can make a browser send, and what it cannot know. */
const forgeries = (): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const own = world.owner.browser.cookies.get('csrf') ?? '';
  const [nonce = ''] = own.split('.');
  const othersToken = world.otherClient.browser.cookies.get('csrf') ?? '';
  return {
    'no header': { 'x-csrf-token': '' },
    'a wrong token': { 'x-csrf-token': `${nonce}.AAAA` },
    'another session’s token, planted in the cookie too': {
      'x-csrf-token': othersToken,
      cookie: `access=${world.owner.browser.cookies.get('access') ?? ''}; csrf=${othersToken}`,
    },
    'a cross-site Origin': { origin: 'https://evil.example' },
    'an Origin of null': { origin: 'null' },
    'a cross-site fetch': { 'sec-fetch-site': 'cross-site' },
    'a fetch of a neighbouring site': { 'sec-fetch-site': 'same-site' },
    'a form': {
      'content-type': 'application/x-www-form-urlencoded',
      'x-csrf-token': '',
      'sec-fetch-site': 'cross-site',
    },
    'a form of plain text': { 'content-type': 'text/plain', 'x-csrf-token': '' },
    'a form with a file': { 'content-type': 'multipart/form-data; boundary=x', 'x-csrf-token': '' },
  };
};

test.each(unsafe.map((route) => [route.route, route] as const))(
  '%s does nothing for a foreign page',
  async (_name, { method, path, endpoint }) => {
    const { browser } = world.owner;
    const before = await changesSoFar(server.database);
    const refused: Record<string, unknown> = {};
    for (const [name, headers] of Object.entries(forgeries())) {
      const body =
        endpoint.body || headers['content-type'] ? { body: JSON.stringify(sampleOf(endpoint.body, world.known)) } : {};
      const { status, code } = await browser.raw(method, world.fill(path), {
        ...body,
        headers: { 'idempotency-key': newKey(), ...headers },
      });
      refused[name] = [status, code];
    }
    expect(refused).toEqual(
      Object.fromEntries(Object.keys(forgeries()).map((name) => [name, [403, 'CSRF_TOKEN_INVALID']])),
    );
    expect(await changesSoFar(server.database)).toEqual(before);
  },
);

test('a link from elsewhere does not sign out, our own does', async () => {
  const cookie = `access=${world.otherClient.browser.cookies.get('access') ?? ''}`;
  // Not through fetch, which writes these headers itself.
  const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    server.product.server.inject({ url, headers: { cookie, ...headers } });
  const foreign = [
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' },
    { referer: 'https://evil.example/' },
  ];
  for (const headers of [...foreign, {}]) {
    expect((await open('/api/auth/logout', headers)).statusCode).toBe(302);
    expect((await open('/v1/users/me')).statusCode).toBe(200);
  }
  await open('/api/auth/logout', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' });
  expect((await open('/v1/users/me')).statusCode).toBe(401);
});

test.each(['/v1/nothing', '/v1/squads/1/nothing', '/api/nothing', '/dev/api/nothing', '/provider/x'])(
  '%s is not a page',
  async (path) => {
    expect(await world.guest.raw('GET', path)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  },
);
