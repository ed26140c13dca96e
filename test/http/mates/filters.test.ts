import type { QueryInputOf } from '../../../src/contract/kit/endpoint';
import type { matesContract } from '../../../src/contract/mates/mates';
import { seedGames } from '../../../src/server/composition/demo/seed-games';
import { makeMate } from '../../support/mates/make-mate';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

type Query = QueryInputOf<(typeof matesContract)['GET /v1/mates/game/{gameId}']>;

const server = serverForTests();
beforeAll(async () => {
  await seedGames(server.product.app.db);
  await makeMate(server, {
    name: 'Северин',
    level: 'PRO',
    kinds: ['EDUCATION', 'RANK_UP'],
    languages: ['ru', 'en'],
    presence: 2,
  });
  await makeMate(server, {
    name: 'Ёлка',
    level: 'BEGINNER_I',
    kinds: ['FUN', 'E_GIRL'],
    languages: ['ru'],
    platforms: ['PS'],
    presence: 2,
    active: false,
  });
  await makeMate(server, {
    name: 'Ветер',
    level: 'EXPERT',
    kinds: ['FUN'],
    languages: ['en'],
    platforms: ['CROSS'],
    presence: 1,
  });
  await makeMate(server, { name: 'Мирай', level: 'STAR', kinds: ['FAMOUS'], languages: ['kk'], platforms: ['XBOX'] });
  await makeMate(server, { name: 'Чужой', gameId: 'dota2', kinds: ['FUN'] });
});

const names = async (query: Query) => {
  const { body } = await testBrowser(server.url).call('GET /v1/mates/game/{gameId}', {
    params: { gameId: 'cs2' },
    query: { sort: 'price-asc', ...query },
  });
  return body.items.map(({ name }) => name);
};

describe('the list of mates', () => {
  test('holds the mates of one game, cheapest first', async () => {
    expect(await names({})).toEqual(['Ёлка', 'Ветер', 'Северин', 'Мирай']);
  });

  test.each<[string, Query, readonly string[]]>([
    ['a category', { kind: 'FUN' }, ['Ёлка', 'Ветер']],
    ['any of several levels', { levels: ['PRO', 'STAR'] }, ['Северин', 'Мирай']],
    ['any of several languages', { languages: ['en', 'kk'] }, ['Ветер', 'Северин', 'Мирай']],
    ['a platform, to which CROSS fits as well', { platform: 'PS' }, ['Ёлка', 'Ветер']],
    ['those online who take orders', { online: 'true' }, ['Северин']],
    ['a price from', { priceFrom: 700 }, ['Ветер', 'Северин', 'Мирай']],
    ['a price up to', { priceTo: 1300 }, ['Ёлка', 'Ветер', 'Северин']],
    ['a price in the category asked for', { kind: 'EDUCATION', priceFrom: 1500, priceTo: 1500 }, ['Северин']],
    ['no mate whose price in that category is higher', { kind: 'EDUCATION', priceTo: 1499 }, []],
    ['any part of a name, in any case', { search: 'ЕВЕР' }, ['Северин']],
    ['one letter', { search: 'м' }, ['Мирай']],
    ['«е» for «ё»', { search: 'елк' }, ['Ёлка']],
    ['signs of a pattern as themselves', { search: '%' }, []],
    [
      'all of it together',
      { kind: 'FUN', platform: 'PC', languages: ['en'], levels: ['EXPERT'], search: 'вет' },
      ['Ветер'],
    ],
  ])('is filtered by %s', async (_what, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('shows the price of the category asked for, otherwise that of the cheapest', async () => {
    const browser = testBrowser(server.url);
    const prices = async (query: Query) =>
      (await browser.call('GET /v1/mates/game/{gameId}', { params: { gameId: 'cs2' }, query })).body.items.map(
        ({ name, pricePerHour }) => [name, pricePerHour],
      );
    expect(await prices({ search: 'Северин' })).toEqual([['Северин', 1300]]);
    expect(await prices({ search: 'Северин', kind: 'EDUCATION' })).toEqual([['Северин', 1500]]);
  });

  test('follows a change of name, languages, categories and status at once', async () => {
    const { pool } = server.database;
    const id = await makeMate(server, { name: 'Тополь', languages: ['be'] });
    await pool.query("UPDATE app_user SET username = 'Тополёк', languages = '{uk}' WHERE id = $1", [id]);
    expect(await names({ languages: ['uk'], search: 'полек' })).toEqual(['Тополёк']);
    await pool.query("UPDATE app_user SET status = 'BLOCKED' WHERE id = $1", [id]);
    expect(await names({ languages: ['uk'] })).toEqual([]);
    await pool.query("UPDATE app_user SET status = 'ACTIVE' WHERE id = $1", [id]);
    await pool.query('DELETE FROM mate_category WHERE user_id = $1', [id]);
    expect(await names({ languages: ['uk'] })).toEqual([]);
  });

  test('does not exist for an unknown game, and refuses what it does not know', async () => {
    const browser = testBrowser(server.url);
    expect((await browser.call('GET /v1/mates/game/{gameId}', { params: { gameId: 'chess' } })).code).toBe(
      'GAMES_NOT_FOUND',
    );
    expect((await browser.raw('GET', '/v1/mates/game/cs2?levels[]=GOD')).code).toBe('VALIDATION_ERROR');
    expect((await browser.raw('GET', '/v1/mates/game/cs2?priceFrom=много')).code).toBe('VALIDATION_ERROR');
    expect((await browser.raw('GET', '/v1/mates/game/cs2?favorite=true')).code).toBe('UNAUTHENTICATED');
  });
});
