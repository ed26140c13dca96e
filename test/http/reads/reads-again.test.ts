import { textHash } from '#contract/kit/text-hash.ts';
import { readsAtOnce } from '#contract/reads.ts';
import { isJoint } from '#server/platform/http/joint-reads.ts';
import { makePerson } from '../../support/people/make-person';
import { type ContractRoute, contractRoutes } from '../../support/security/contract-routes';
import { sampleOf } from '../../support/security/sample-input';
import { securityWorld, type SecurityWorld } from '../../support/security/security-world';
import { serverForTests } from '../../support/server/server-for-tests';
import type { TestBrowser } from '../../support/server/test-browser';

const server = serverForTests();
let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld(server);
});

const readAgain = async (browser: TestBrowser, reads: readonly { address: string; hash?: string }[]) => {
  const { status, body } = await browser.call('POST /v1/reads', { body: { reads: [...reads] } });
  expect(status).toBe(200);
  return body.answers;
};

const hashOf = (body: unknown): string => textHash(JSON.stringify(body));

/** Everything that pages read together, with the owner's ids. */
const addressOf = ({ path, endpoint }: ContractRoute): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sampleOf(endpoint.query, world.known))) {
    if (Array.isArray(value)) value.forEach((one) => query.append(`${name}[]`, String(one)));
    else if (name !== 'cursor' && name !== 'before') query.set(name, String(value));
  }
  const text = query.toString();
  return world.fill(path) + (text === '' ? '' : `?${text}`);
};

/** Moments of the server's own clock, which no two answers share. */
const withoutMoments = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (name, value: unknown) => (name === 'asOf' ? 0 : value)) ?? 'null');

const joint = contractRoutes.filter(({ method, endpoint }) => isJoint(method, endpoint));

test.each(['owner', 'mate', 'otherClient'] as const)(
  'whatever the %s reads again is what its GET sends, and is refused where the GET is',
  async (who) => {
    const { browser } = world[who];
    const wrong: string[] = [];
    let answered = 0;
    for (const address of joint.map(addressOf)) {
      // A last parameter that the world has nothing for.
      if (address.endsWith('/')) continue;
      const alone = await browser.raw('GET', address);
      const [answer] = await readAgain(browser, [{ address }]);
      if (alone.status === 200 && answer?.as === 'body') {
        answered += 1;
        expect([address, withoutMoments(answer.body)]).toEqual([address, withoutMoments(alone.body)]);
      } else if (alone.status === 200 || answer?.as !== 'alone') wrong.push(`${address} ${alone.status} ${answer?.as}`);
    }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(40);
  },
);

test('what the page has already is not sent', async () => {
  const { browser } = world.owner;
  const addresses = ['/v1/users/me', '/v1/notifications/unread', '/v1/games', '/v1/squads/cs2/squads'];
  const reads = [];
  for (const address of addresses) reads.push({ address, hash: hashOf((await browser.raw('GET', address)).body) });
  expect(await readAgain(browser, reads)).toEqual(addresses.map(() => ({ as: 'same' })));
});

test('what has changed meanwhile is sent, the rest is not', async () => {
  const { browser } = await makePerson(server);
  const [me, unread] = [await browser.raw('GET', '/v1/users/me'), await browser.raw('GET', '/v1/notifications/unread')];
  await browser.call('PUT /v1/users/me/time-zone', { body: { timeZone: 'Asia/Omsk' } });
  const [changed, same] = await readAgain(browser, [
    { address: '/v1/users/me', hash: hashOf(me.body) },
    { address: '/v1/notifications/unread', hash: hashOf(unread.body) },
  ]);
  expect(changed).toEqual({ as: 'body', body: { ...Object(me.body), timeZone: 'Asia/Omsk' } });
  expect(same).toEqual({ as: 'same' });
});

test('two people’s pages get their own', async () => {
  const [one, other] = [await makePerson(server), await makePerson(server)];
  const { body } = await one.browser.raw('GET', '/v1/users/me');
  const [answer] = await readAgain(other.browser, [{ address: '/v1/users/me', hash: hashOf(body) }]);
  expect(answer).toMatchObject({ as: 'body', body: { id: other.id } });
});

test('what cannot be read so is left to its own GET, and disturbs nobody', async () => {
  const { browser } = world.owner;
  const answers = await readAgain(browser, [
    { address: '/v1/nothing' },
    { address: '/v1/admin/today' },
    { address: '/v1/squads/99999999' },
    { address: '/v1/users/me/data.zip' },
    { address: '/v1/squads/%zz' },
    { address: '/v1/mates/game/cs2?limit=-1' },
    { address: '/v1/games' },
  ]);
  expect(answers.map(({ as }) => as)).toEqual(['alone', 'alone', 'alone', 'alone', 'alone', 'alone', 'body']);
});

test('nobody reads without a session, and nobody reads without end', async () => {
  const reads = Array.from({ length: readsAtOnce + 1 }, () => ({ address: '/v1/games' }));
  const { browser } = await makePerson(server);
  expect((await browser.call('POST /v1/reads', { body: { reads } })).code).toBe('VALIDATION_ERROR');
  await browser.call('POST /v1/auth/logout');
  await browser.call('GET /v1/auth/csrf');
  expect((await browser.call('POST /v1/reads', { body: { reads: reads.slice(1) } })).code).toBe('UNAUTHENTICATED');
});
