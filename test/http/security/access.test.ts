import { type ContractRoute, contractRoutes } from '../../support/security/contract-routes';
import { sampleOf } from '../../support/security/sample-input';
import { securityWorld, type SecurityWorld } from '../../support/security/security-world';
import { changesSoFar, settle, watchState } from '../../support/security/state-changes';
import { serverForTests } from '../../support/server/server-for-tests';
import { newKey } from '../../support/money/start-deposit';
import type { Answer, TestBrowser } from '../../support/server/test-browser';

const server = serverForTests();
let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld(server);
  await watchState(server.database);
});

/** Refusals must depend on the caller, not on the payload: a well-formed call with the owner's ids. */
const callAs = async (browser: TestBrowser, { method, path, endpoint }: ContractRoute): Promise<Answer<unknown>> => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sampleOf(endpoint.query, world.known))) {
    if (Array.isArray(value)) value.forEach((one) => query.append(`${name}[]`, String(one)));
    else if (name !== 'cursor' && name !== 'before') query.set(name, String(value));
  }
  if (endpoint.bytes)
    return browser.raw(method, `${world.fill(path)}?${query.toString()}`, {
      body: 'bytes',
      headers: { 'content-type': 'application/octet-stream' },
    });
  const body = endpoint.body ? { body: JSON.stringify(sampleOf(endpoint.body, world.known)) } : {};
  return browser.raw(method, `${world.fill(path)}?${query.toString()}`, {
    ...body,
    headers: { 'idempotency-key': newKey() },
  });
};

const closed = contractRoutes.filter(({ endpoint }) => endpoint.access !== 'public');
const named = (routes: readonly ContractRoute[]) => routes.map((route) => [route.route, route] as const);

/** Routes with an id that anybody signed in may call, about others or about themselves, and why. */
const forAnybody: Readonly<Record<string, string>> = {
  'DELETE /v1/users/me/consents/{document}': 'everybody has their own consents',
  'POST /v1/mates/favorites/{id}': 'their own list of favourites',
  'PUT /v1/mates/{mateId}/free-notice': 'their own wish to hear of somebody',
  'POST /v1/training-landings/courses/{id}': 'a course is for sale, the purchase their own',
  'POST /v1/notifier/services/{name}': 'their own channel, named by its kind',
  'DELETE /v1/notifier/services/{name}': 'their own channel',
  'PUT /v1/notifier/services/{name}/enabled': 'their own channel',
  'POST /v1/users/me/identities/{provider}': 'their own way in, named by its service',
  'DELETE /v1/users/me/identities/{provider}': 'their own way in',
  'GET /v1/users/me/platforms/{game}': 'their own platforms',
  'PUT /v1/users/me/platforms/{game}': 'their own platforms',
  'PUT /v1/chat/blocks/{userId}': 'their own list of those they do not want to hear',
  'DELETE /v1/chat/blocks/{userId}': 'their own list',
  'GET /v1/squads/{id}/pov-request': 'what they themselves were asked for, and nothing for everybody else',
  'POST /v1/users/{id}/report': 'a complaint is their own',
  'GET /v1/balance-reserve/reserved-for-user/{userId}': 'what is put aside between the two of them, nothing of others',
  'PUT /v1/categories/mate/{id}': 'a category is common, the switch their own',
};

/** A late answer to an invitation is refused because the squad has moved on; a closed squad because it is closed. */
const toldTheState = new Set([
  'POST /v1/squads/mate/orders/{id}/accept',
  'POST /v1/squads/{id}/join',
  'POST /v1/squads/{id}/hot-squad-mate-ready',
]);

/** Each of them is refused with one of the statuses, and the store is afterwards as it was. */
const refusedAndNothingChanged = async (
  browsers: readonly TestBrowser[],
  route: ContractRoute,
  statuses: readonly number[],
): Promise<void> => {
  const before = await changesSoFar(server.database);
  for (const browser of browsers) {
    const answer = await callAs(browser, route);
    expect([route.route, answer.status, statuses.includes(answer.status)]).toEqual([route.route, answer.status, true]);
    expect(answer.code).toMatch(/^[A-Z_]+$/);
  }
  expect(await changesSoFar(server.database)).toEqual(before);
};

/** Another client, another mate, and an administrator without permissions. */
const strangers = (): readonly TestBrowser[] =>
  [world.otherClient, world.otherMate, world.powerless].map(({ browser }) => browser);

test('what a call changes is seen', async () => {
  const before = await changesSoFar(server.database);
  const { status } = await world.owner.browser.call('PUT /v1/chat/blocks/{userId}', {
    params: { userId: world.otherMate.id },
  });
  expect(status).toBe(204);
  expect(await changesSoFar(server.database)).not.toEqual(before);
  await settle(server.database);
});

describe('a guest and a blocked person', () => {
  test.each(named(closed))('do not get into %s', async (_name, route) => {
    await refusedAndNothingChanged([world.guest], route, [401]);
    // A blocked person's session is worth nothing, so its CSRF token is not either: whichever is found out first.
    await refusedAndNothingChanged([world.blocked.browser], route, route.method === 'GET' ? [401] : [401, 403]);
  });
});

describe('somebody else’s things', () => {
  const ofOthers = closed.filter(
    ({ route, path }) => path.includes('{') && !path.includes('{gameId}') && !(route in forAnybody),
  );
  test.each(named(ofOthers))(
    '%s refuses another client, another mate and an administrator without permissions',
    async (_name, route) => {
      const late = toldTheState.has(route.route) ? [409] : [];
      await refusedAndNothingChanged(strangers(), route, [403, 404, ...late]);
    },
  );

  test('ids in bodies are no way around', async () => {
    const { squadId, savedId } = world.known;
    const attempts = [
      ['POST', '/v1/squads/invite-mate', { squadId, mateId: world.otherMate.id }],
      ['POST', '/v1/squads/invite-friend', { squadId, userId: world.otherClient.id }],
      ['POST', '/v1/balance/withdraw', { amount: 1000, to: { savedId } }],
    ] as const;
    for (const person of [world.otherClient, world.otherMate, world.powerless]) {
      for (const [method, path, body] of attempts) {
        const before = await changesSoFar(server.database);
        const answer = await person.browser.raw(method, path, {
          body: JSON.stringify(body),
          headers: { 'idempotency-key': newKey() },
        });
        expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
        expect(await changesSoFar(server.database)).toEqual(before);
      }
    }
  });
});

describe('what only some may', () => {
  test.each(named(contractRoutes.filter(({ endpoint }) => endpoint.access === 'mate')))(
    '%s is not for clients',
    async (_name, route) => {
      await refusedAndNothingChanged([world.otherClient.browser], route, [403]);
    },
  );
  test.each(named(contractRoutes.filter(({ endpoint }) => endpoint.access === 'client')))(
    '%s is not for mates',
    async (_name, route) => {
      await refusedAndNothingChanged([world.otherMate.browser], route, [403]);
    },
  );
  test.each(named(contractRoutes.filter(({ endpoint }) => typeof endpoint.access === 'object')))(
    '%s is for nobody without the permission',
    async (_name, route) => {
      await refusedAndNothingChanged(strangers(), route, [403]);
    },
  );
});

describe('answers', () => {
  // The demo's mailbox shows letters on purpose.
  const reading = contractRoutes.filter(
    ({ method, path }) =>
      (method === 'GET' || path.endsWith('/get-users') || path.endsWith('/calculate')) &&
      !path.startsWith('/dev/') &&
      path !== '/api/auth/logout',
  );
  const secret =
    /\$argon2|nobody signs in with a password|password_?hash|access_?hash|refresh_?hash|token_?hash|2200 ?0000|"permissions":\["/i;

  test.each(named(reading))('%s tells nobody about another’s email, hashes, tokens, wallet', async (_name, route) => {
    for (const person of [null, world.owner, world.mate, world.otherClient, world.otherMate, world.powerless]) {
      const text = JSON.stringify((await callAs(person?.browser ?? world.guest, route)).body);
      const emails = [...text.matchAll(/[\w.-]+@mail\.ru/g)].map(([email]) => email);
      expect(emails.filter((email) => email !== `${person?.username.toLowerCase() ?? ''}@mail.ru`)).toEqual([]);
      expect(text).not.toMatch(secret);
    }
    await settle(server.database);
  });
});
