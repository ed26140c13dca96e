import { seedGames } from '#server/composition/demo/seed-games.ts';
import { fillCards } from '../../support/mates/many-cards';
import { integerBetween, seededRandom } from '../../support/seeded-random';
import { planOf } from '../../support/server/plan-of';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();

beforeAll(async () => {
  await seedGames(server.product.app.db);
  await fillCards(server.database.url, 20_000, integerBetween(seededRandom(), 1, 1e6));
});

const page = async (query: Record<string, unknown>) =>
  (await testBrowser(server.url).call('GET /v1/mates/game/{gameId}', { params: { gameId: 'cs2' }, query })).body;

test.each([
  ['beginners at the price of stars', { levels: ['BEGINNER_I'], priceFrom: 1000 }, 0],
  ['the same in a category', { kind: 'FUN', levels: ['BEGINNER_I'], priceFrom: 1000 }, 0],
  ['cheaper than anybody in a category', { kind: 'FUN', priceTo: 290 }, 0],
  ['dearer than anybody', { priceFrom: 2010 }, 0],
  ['a language that nobody speaks', { languages: ['fr'] }, 0],
  ['a language of five', { languages: ['ka'] }, 5],
] as const)('a list of %s reads hardly more mates than it has', async (_what, query, most) => {
  const { items } = await page(query);
  expect(items.length).toBeLessThanOrEqual(most);
  const { fetched } = await planOf(server, () => page(query));
  expect(fetched).toBeLessThan(400);
});

test.each([
  ['all', {}],
  ['of a usual language and platform', { kind: 'FUN', languages: ['ru'], platform: 'PC' }],
  ['of the usual grades', { levels: ['BEGINNER_I', 'EXPERT'] }],
] as const)('a page of mates, %s, follows the index of the order', async (_what, query) => {
  const { ways, fetched } = await planOf(server, () => page(query));
  expect(ways).toContain('mate_card_placed');
  expect(fetched).toBeLessThan(2500);
});

test('those of a grade are those who have it among their facets', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    "SELECT user_id AS id FROM mate_card WHERE game_id = 'cs2' AND facets && ARRAY['level:STAR', 'level:PRO'] AND base_price <= 100000 ORDER BY 1",
  );
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor }: Awaited<ReturnType<typeof page>> = await page({
      levels: ['STAR', 'PRO'],
      priceTo: 1000,
      limit: 60,
      ...(cursor === undefined ? {} : { cursor }),
    });
    found.push(...items.map(({ id }) => id));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(found.sort()).toEqual(rows.map(({ id }) => id));
});
