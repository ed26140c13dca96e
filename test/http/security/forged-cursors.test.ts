import { giveMoney } from '../../support/money/give-money';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { contractRoutes } from '../../support/security/contract-routes';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);
let person: TestPerson;
let operator: TestPerson;

beforeAll(async () => {
  [person, operator] = [await scene.mate(), await makeAdministrator(server, 'ALL')];
  await giveMoney(server.product.app, person.id, 100);
});

const some = '00000000-0000-4000-8000-000000000000';
const [int, date, safe] = [2_147_483_648, 8_640_000_000_000_001, Number.MAX_SAFE_INTEGER];

/** Keys of every length and kind that a list may have, each part beyond what its column or a date can hold. */
const forged: readonly (readonly unknown[])[] = [
  [safe],
  [some],
  ...[int, date, safe, -safe].flatMap((large) => [
    [large, 1],
    [1, large],
    [large, large],
    [large, some],
    [1, large, some],
    [large, large, some],
    [40_000, 1, 1, some],
    [large, large, large, some],
  ]),
  ['9999-12-31 23:59:59+00', safe],
];

const cursorOf = (values: readonly unknown[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');

const listing = contractRoutes.flatMap(({ method, path, endpoint }) =>
  method === 'GET' && Object(Object(endpoint.query).shape).cursor !== undefined ? [path] : [],
);

const sorts = ['', '&sort=recommended', '&sort=rating', '&sort=orders', '&sort=price-asc', '&status=UNDER_MODERATION'];

const addressesOf = (pattern: string): readonly string[] =>
  pattern.includes('{gameId}')
    ? [pattern.replace('{gameId}', 'cs2')]
    : pattern.includes('{')
      ? [person.id, '1'].map((id) => pattern.replaceAll(/\{\w+\}/g, id))
      : [pattern];

test.each(listing)('%s refuses a cursor that nobody has given, and never fails by it', async (pattern) => {
  const faults: string[] = [];
  for (const { browser } of [person, operator])
    for (const address of addressesOf(pattern))
      for (const sort of pattern.includes('{gameId}') || pattern.includes('blog') ? sorts : sorts.slice(0, 1))
        for (const values of forged) {
          const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
          const url = `${server.url}${address}?cursor=${cursorOf(values)}${sort}`;
          const { status } = await fetch(url, { headers: { cookie } });
          if (status >= 500) faults.push(`${address}${sort} ${JSON.stringify(values)}`);
        }
  expect(faults).toEqual([]);
});
