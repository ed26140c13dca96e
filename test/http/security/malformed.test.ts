import { type ContractRoute, contractRoutes } from '../../support/security/contract-routes';
import { malformedRequest } from '../../support/security/malformed-requests';
import { securityWorld, type SecurityWorld } from '../../support/security/security-world';
import { seededRandom } from '../../support/seeded-random';
import { serverForTests } from '../../support/server/server-for-tests';
import { soakOr } from '../../support/soak';
import { newKey } from '../../support/money/start-deposit';
import { errorTable } from '#contract/errors/error-table.ts';

const server = serverForTests();
let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld(server);
});

const times = soakOr(500, 6);
const random = seededRandom();

const signInAgain = async (person: SecurityWorld['owner']): Promise<void> => {
  const answer = await person.browser.call('POST /dev/api/sign-in', { body: { userId: person.id } });
  expect(answer.status).toBe(200);
};

/** Some calls sign out or switch the account; the next one must be made by the same person again. */
const sameCaller = async ({ endpoint, path }: ContractRoute) => {
  const person = endpoint.access === 'mate' ? world.mate : world.owner;
  if (path.includes('auth') || path.startsWith('/dev/')) await signInAgain(person);
  return person.browser;
};

const forgetCounts = () => server.database.pool.query('DELETE FROM rate_count');

/** It would move the demo's clock, and all deadlines with it. */
const tried = contractRoutes.filter(({ route }) => route !== 'POST /dev/api/clock');

test.each(tried.map((route) => [route.route, route] as const))(
  '%s refuses nonsense with a code',
  async (_name, route) => {
    const wrong: unknown[] = [];
    for (let time = 0; time < times; time += 1) {
      if (time % 10 === 0) await forgetCounts();
      const { url, body, headers, what, hopeless } = malformedRequest(random, route, world.known, world.fill);
      const browser = await sameCaller(route);
      const answer = await browser.raw(route.method, url, {
        ...(body === undefined ? {} : { body }),
        headers: { 'idempotency-key': newKey(), ...headers },
      });
      const named = answer.status < 400 || (typeof answer.code === 'string' && answer.code in errorTable);
      const refused = !hopeless || answer.status >= 400;
      if (answer.status >= 500 || !named || !refused)
        wrong.push({
          what,
          url: url.slice(0, 200),
          body: body?.slice(0, 300),
          headers,
          status: answer.status,
          said: answer.body,
        });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  },
  600_000,
);

test.each([
  '/%',
  '/v1/users/%ZZ',
  '/v1/users/%E0%A4',
  `/v1/users/${'x'.repeat(3000)}`,
  '/v1/squads/..%2f..%2fetc',
  '//v1/games',
  '/v1/games;x=1',
])('%s, which is hardly an address, is refused with a code', async (path) => {
  const answer = await world.guest.raw('GET', path);
  expect(answer.status).toBeLessThan(500);
  if (answer.status >= 400) expect(answer.code).toMatch(/^[A-Z_]+$/);
});

test('bytes are refused by every call that takes no file', async () => {
  await forgetCounts();
  const readers = tried.filter(({ endpoint }) => endpoint.body && endpoint.access === 'user');
  expect(readers.length).toBeGreaterThan(40);
  for (const { route, method, path } of readers) {
    const answer = await world.owner.browser.raw(method, world.fill(path), {
      body: '{"comment":"cs2"}',
      headers: { 'idempotency-key': newKey(), 'content-type': 'application/octet-stream' },
    });
    expect([route, answer.code]).toEqual([route, expect.stringMatching(/^(VALIDATION_ERROR|RATE_LIMITED)$/)]);
  }
});

test.each([0, -1, 0.001, 1e21, 2 ** 53, 99.99, 100_000.01, '500', null, [500], true])(
  '%p is no sum to deposit, withdraw or pay',
  async (amount) => {
    const bodies = [
      ['/v1/balance/deposit', { amount, method: 'SBP' }],
      ['/v1/balance/withdraw', { amount, to: { method: 'BANK_CARD_RU', wallet: '2200 0000 0000 0004' } }],
      [world.fill('/v1/squads/{squadId}/pay'), { amount }],
    ] as const;
    for (const [path, body] of bodies) {
      const answer = await world.mate.browser.raw('POST', path, {
        body: JSON.stringify(body),
        headers: { 'idempotency-key': newKey() },
      });
      expect([path, answer.status >= 400 && answer.status < 500, typeof answer.code]).toEqual([path, true, 'string']);
    }
  },
);
