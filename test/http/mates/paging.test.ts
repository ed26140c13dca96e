import { type MateSort, mateSorts } from '#domain/mates/mate-sorts.ts';
import type { MateCard } from '#contract/schemas/mate-card.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { makeMate } from '../../support/mates/make-mate';
import { queriesOf } from '../../support/server/queries-of';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const count = 41;

const server = serverForTests();
beforeAll(async () => {
  await seedGames(server.product.app.db);
  // Few different values, so that ties are the rule.
  for (let index = 0; index < count; index += 1) {
    await makeMate(server, {
      name: `Mate${index}`,
      level: mateLevels[index % 3] ?? 'PRO',
      kinds: index % 2 === 0 ? ['FUN'] : ['EDUCATION', 'RANK_UP'],
      rating: 450 + (index % 4),
      reviewCount: index % 2,
      orders: index % 5,
      presence: index % 3 === 0 ? 2 : index % 3 === 1 ? 1 : 0,
      active: index % 4 !== 0,
    });
  }
});

const walk = async (sort: MateSort, kind?: 'FUN'): Promise<readonly MateCard[]> => {
  const browser = testBrowser(server.url);
  const all: MateCard[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await browser.call('GET /v1/mates/game/{gameId}', {
      params: { gameId: 'cs2' },
      query: { sort, limit: 7, ...(kind ? { kind } : {}), ...(cursor === undefined ? {} : { cursor }) },
    });
    all.push(...body.items);
    cursor = body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
};

const key: Readonly<Record<MateSort, (mate: MateCard) => readonly number[]>> = {
  recommended: ({ onlineLevel, active }) => [-onlineLevel, active ? 0 : 1],
  rating: ({ rating, reviewCount }) => [-rating, -reviewCount],
  'price-asc': ({ pricePerHour }) => [pricePerHour],
  'price-desc': ({ pricePerHour }) => [-pricePerHour],
  orders: ({ orders }) => [-orders],
};

const isSorted = (keys: readonly (readonly number[])[]): boolean =>
  keys.every((values, index) => {
    const next = keys[index + 1];
    const differs = next ? values.findIndex((value, at) => value !== next[at]) : -1;
    return differs < 0 || Number(values[differs]) < Number(next?.[differs]);
  });

describe('the pages of a list', () => {
  test.each(mateSorts)('sorted by %s hold every mate once, in order', async (sort) => {
    const mates = await walk(sort);
    expect(new Set(mates.map(({ id }) => id)).size).toBe(count);
    expect(mates).toHaveLength(count);
    expect(isSorted(mates.map(key[sort]))).toBe(true);
  });

  test('of one category are sorted by the price in that category', async () => {
    const mates = await walk('price-asc', 'FUN');
    expect(mates).toHaveLength(21);
    expect(isSorted(mates.map(key['price-asc']))).toBe(true);
  });

  test.each([
    [count, true],
    [count - 1, false],
  ])('of %i rows each name no next one after the last mate', async (limit, isLast) => {
    const { body } = await testBrowser(server.url).call('GET /v1/mates/game/{gameId}', {
      params: { gameId: 'cs2' },
      query: { limit },
    });
    expect([body.items.length, body.nextCursor === null]).toEqual([limit, isLast]);
  });

  test('say how many fit on the first page only', async () => {
    const browser = testBrowser(server.url);
    const first = await browser.call('GET /v1/mates/game/{gameId}', {
      params: { gameId: 'cs2' },
      query: { limit: 5, kind: 'FUN' },
    });
    expect(first.body.total).toBe(21);
    const second = await browser.call('GET /v1/mates/game/{gameId}', {
      params: { gameId: 'cs2' },
      query: { limit: 5, kind: 'FUN', cursor: first.body.nextCursor ?? '' },
    });
    expect(second.body.total).toBeNull();
  });

  test('begin where the last one ended, also when somebody before it has moved', async () => {
    const browser = testBrowser(server.url);
    const page = (cursor?: string) =>
      browser.call('GET /v1/mates/game/{gameId}', {
        params: { gameId: 'cs2' },
        query: { sort: 'orders', limit: 10, ...(cursor === undefined ? {} : { cursor }) },
      });
    const first = (await page()).body;
    const before = (await page(first.nextCursor ?? '')).body;
    await server.database.pool.query('UPDATE mate_access SET finished_orders = 100 WHERE user_id = $1', [
      first.items[9]?.id,
    ]);
    expect((await page(first.nextCursor ?? '')).body.items).toEqual(before.items);
  });

  test.each(['rubbish', 'W10', 'WzEsMiwzXQ', Buffer.from('[5,"x"]').toString('base64url')])(
    'refuse the cursor %s',
    async (cursor) => {
      const answer = await testBrowser(server.url).raw('GET', `/v1/mates/game/cs2?cursor=${cursor}`);
      expect(answer.code).toBe('VALIDATION_ERROR');
    },
  );
});

test('a page costs one query, with who is in a squad and who may be booked; the first one with how many there are', async () => {
  const look = (cursor?: string) =>
    testBrowser(server.url).call('GET /v1/mates/game/{gameId}', {
      params: { gameId: 'cs2' },
      query: { limit: 7, ...(cursor === undefined ? {} : { cursor }) },
    });
  expect(await queriesOf(server, () => look())).toEqual(['mates_recommended']);
  const { nextCursor, total } = (await look()).body;
  expect(total).toBe(count);
  expect(await queriesOf(server, () => look(nextCursor ?? ''))).toEqual(['mates_recommended_after']);
});
