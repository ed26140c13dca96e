import { categoryKinds } from '#domain/games/category.ts';
import { categoryPercents, hourlyRates } from '#domain/pricing/rates.ts';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { syncPrices } from '#server/features/mate-access/sync-prices.ts';
import { makeMate } from '../../support/mates/make-mate';
import { signInAs } from '../../support/mates/sign-in-as';
import { makePerson } from '../../support/people/make-person';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { testBrowser } from '../../support/server/test-browser';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await seedGames(server.product.app.db);
});
afterEach(() => server.stop());

const priceFrom = async (kind: string) => {
  const { body } = await testBrowser(server.url).call('GET /v1/categories/game/{gameId}', {
    params: { gameId: 'cs2' },
  });
  return body.find((category) => category.kind === kind)?.priceFrom;
};

describe('a mate’s own categories', () => {
  test('are those of their game that their level admits, each with its price', async () => {
    const mate = await signInAs(
      server,
      await makeMate(server, { name: 'Лесник', level: 'BEGINNER_III', kinds: ['RANK_UP'] }),
    );
    const { body } = await mate.call('GET /v1/categories/mate');
    expect(body.map(({ kind, price, durationMinutes, enabled }) => [kind, price, durationMinutes, enabled])).toEqual([
      ['EDUCATION', 750, 60, false],
      ['RANK_UP', 650, 60, true],
      ['FUN', 500, 60, false],
      ['EDUCATION_PROMO', 199, 30, false],
      ['E_GIRL', 600, 60, false],
    ]);
  });

  test('say what of each price is the mate’s; of a trial lesson the service bears the rest', async () => {
    const mate = await signInAs(server, await makeMate(server, { name: 'Лесник', level: 'BEGINNER_III' }));
    const { body } = await mate.call('GET /v1/categories/mate');
    expect(body.map(({ kind, price, income }) => [kind, price, income])).toEqual([
      ['EDUCATION', 750, 562.5],
      ['RANK_UP', 650, 487.5],
      ['FUN', 500, 375],
      ['EDUCATION_PROMO', 199, 285],
      ['E_GIRL', 600, 450],
    ]);
  });

  test('are switched on and off, as often as one likes', async () => {
    const id = await makeMate(server, { name: 'Лесник' });
    const mate = await signInAs(server, id);
    const categories = (await mate.call('GET /v1/categories/mate')).body;
    const education = categories.find(({ kind }) => kind === 'EDUCATION')?.id ?? 0;
    const set = async (enabled: boolean) =>
      (await mate.call('PUT /v1/categories/mate/{id}', { params: { id: education }, body: { enabled } })).body
        .filter((one) => one.enabled)
        .map(({ kind }) => kind);
    expect(await set(true)).toEqual(['EDUCATION', 'FUN']);
    expect(await set(true)).toEqual(['EDUCATION', 'FUN']);
    expect(await set(false)).toEqual(['FUN']);
    expect(await set(false)).toEqual(['FUN']);
  });

  test('are not those of another game, of stars, or of nobody', async () => {
    const mate = await signInAs(server, await makeMate(server, { name: 'Лесник' }));
    const { rows } = await server.database.pool.query(
      "SELECT id FROM category WHERE game_id = 'dota2' OR kind = 'FAMOUS'",
    );
    for (const { id } of [...rows, { id: 999_999 }]) {
      const answer = await mate.call('PUT /v1/categories/mate/{id}', { params: { id }, body: { enabled: true } });
      expect(answer.code).toBe('CATEGORIES_MATE_CATEGORY_NOT_FOUND');
    }
    const client = await makePerson(server);
    expect((await client.browser.call('GET /v1/categories/mate')).code).toBe('FORBIDDEN');
  });
});

describe('the price that a category begins at', () => {
  test('is that of the cheapest mate who takes orders', async () => {
    expect(await priceFrom('FUN')).toBeNull();
    const cheap = await makeMate(server, { name: 'Дешёвый', level: 'BEGINNER_I', kinds: ['FUN'] });
    await makeMate(server, { name: 'Дорогой', level: 'PRO', kinds: ['FUN', 'EDUCATION'] });
    expect([await priceFrom('FUN'), await priceFrom('EDUCATION')]).toEqual([300, 1500]);
    await server.database.pool.query('UPDATE mate_access SET active = false WHERE user_id = $1', [cheap]);
    expect(await priceFrom('FUN')).toBe(1000);
    await server.database.pool.query("UPDATE app_user SET status = 'BLOCKED'");
    expect([await priceFrom('FUN'), await priceFrom('EDUCATION')]).toEqual([null, null]);
  });

  test('follows the settings from the next start on', async () => {
    const { pool } = server.database;
    const mate = await makeMate(server, { name: 'Сегодняшний', level: 'EXPERT', kinds: ['RANK_UP'] });
    await pool.query(
      'CREATE OR REPLACE FUNCTION category_percent(kind text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$ SELECT 200 $$',
    );
    await pool.query('UPDATE mate_access SET base_price = 1 WHERE user_id = $1', [mate]);
    await syncPrices(server.database.db);
    const { rows } = await pool.query('SELECT base_price, price_from FROM mate_card WHERE user_id = $1', [mate]);
    expect(rows).toEqual([{ base_price: String(hourlyRates.EXPERT), price_from: '91000' }]);
  });

  test('in the database follows the same percents as the quotes', async () => {
    for (const kind of categoryKinds) {
      const { rows } = await server.database.pool.query('SELECT category_percent($1) AS percent', [kind]);
      expect([kind, rows[0].percent]).toEqual([kind, categoryPercents[kind]]);
    }
  });
});
