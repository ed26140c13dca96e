import { contractRoutes } from '../../support/security/contract-routes';
import { securityWorld, type SecurityWorld } from '../../support/security/security-world';
import { serverForTests } from '../../support/server/server-for-tests';
import { newKey } from '../../support/money/start-deposit';

const server = serverForTests();
let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld(server);
});
beforeEach(() => server.database.pool.query('DELETE FROM rate_count'));

const end = '\r\n';
const head = `--x${end}Content-Disposition: form-data; name="file"; filename="a.png"${end}Content-Type: image/png${end}${end}`;

/** Forms that break off, or never were one. */
const forms: Readonly<Record<string, readonly [type: string, body: string]>> = {
  'no boundary in its type': ['multipart/form-data', `${head}1${end}--x--${end}`],
  'an empty boundary': ['multipart/form-data; boundary=', `${head}1${end}--x--${end}`],
  'a boundary that does not come': ['multipart/form-data; boundary=y', `${head}1${end}--x--${end}`],
  'a very long boundary': [`multipart/form-data; boundary=${'x'.repeat(5000)}`, 'nothing'],
  'nothing at all': ['multipart/form-data; boundary=x', ''],
  'only its first line': ['multipart/form-data; boundary=x', `--x${end}`],
  'a head that breaks off': ['multipart/form-data; boundary=x', head.slice(0, 40)],
  'no end after the head': ['multipart/form-data; boundary=x', head],
  'no end after the file': ['multipart/form-data; boundary=x', `${head}${'1'.repeat(5000)}`],
  'an end without its dashes': ['multipart/form-data; boundary=x', `${head}1${end}--x`],
  'only an end': ['multipart/form-data; boundary=x', `--x--${end}`],
  'no name': [
    'multipart/form-data; boundary=x',
    `--x${end}Content-Disposition: form-data${end}${end}1${end}--x--${end}`,
  ],
  'a part without a head': ['multipart/form-data; boundary=x', `--x${end}${end}1${end}--x--${end}`],
  'a hundred fields': [
    'multipart/form-data; boundary=x',
    `${`--x${end}Content-Disposition: form-data; name="a"${end}${end}1${end}`.repeat(100)}--x--${end}`,
  ],
  'a field named like an object’s own': [
    'multipart/form-data; boundary=x',
    `--x${end}Content-Disposition: form-data; name="__proto__"${end}${end}1${end}--x--${end}`,
  ],
};

const takers = ['/v1/users/me/avatar', '/v1/squads/{squadId}/dispute/files', '/v1/chat/{chatId}/files'] as const;

test.each(Object.entries(forms))('a form with %s is refused with a code', async (_name, [type, body]) => {
  const uploads = contractRoutes.filter(({ path }) =>
    takers.some((taker) => path.replace('{id}', '{squadId}') === taker),
  );
  expect(uploads.length).toBeGreaterThanOrEqual(2);
  for (const { route, method, path } of uploads) {
    const answer = await world.owner.browser.raw(method, world.fill(path), { body, headers: { 'content-type': type } });
    expect([route, answer.status >= 400 && answer.status < 500, answer.code]).toEqual([
      route,
      true,
      expect.stringMatching(/^[A-Z_]+$/),
    ]);
  }
});

const readers = contractRoutes.filter(
  ({ endpoint, path }) =>
    endpoint.body && endpoint.access !== 'mate' && typeof endpoint.access !== 'object' && path !== '/dev/api/clock',
);

test.each([
  ['a list of 250,000', JSON.stringify({ ids: Array.from({ length: 250_000 }, () => 1) }), [400, 413]],
  ['an object of 40,000 names', `{${Array.from({ length: 40_000 }, (_, n) => `"n${n}":1`).join(',')}}`, [400, 413]],
  ['lists in lists, 100,000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, [400, 413]],
  ['a megabyte', JSON.stringify({ text: 'а'.repeat(600_000) }), [413]],
] as const)('%s is refused by every call that reads a body, and breaks none', async (_name, body, statuses) => {
  expect(readers.length).toBeGreaterThan(60);
  const wrong: unknown[] = [];
  for (const { route, method, path, endpoint } of readers) {
    const browser = endpoint.access === 'admin' ? world.powerless.browser : world.owner.browser;
    const { status, code } = await browser.raw(method, world.fill(path), {
      body,
      headers: { 'idempotency-key': newKey() },
    });
    const refused = (statuses as readonly number[]).includes(status) || [401, 403, 404, 409, 429].includes(status);
    if (!(refused || status < 300) || (status >= 400 && code === null)) wrong.push([route, status, code]);
  }
  expect(wrong).toEqual([]);
});
