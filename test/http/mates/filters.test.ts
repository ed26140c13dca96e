import type { QueryInputOf } from '#contract/kit/endpoint.ts';
import type { matesContract } from '#contract/mates/mates.ts';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { makeMate } from '../../support/mates/make-mate';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

type Query = QueryInputOf<(typeof matesContract)['GET /v1/mates/game/{gameId}']>;

const server = serverForTests();
const rank = { low: '', high: '', support: '' };

/**
 * A rank with two values and a role, as game parameters; «Северин» has the high rank and plays support, «Ветер» has the low
 * one.
 */
const giveParams = async (): Promise<void> => {
  const { pool } = server.database;
  const one = async (text: string, values: readonly unknown[]): Promise<number> =>
    (await pool.query<{ id: number }>(text, [...values])).rows[0]?.id ?? 0;
  const param = (name: string, position: number) =>
    one("INSERT INTO game_param (game_id, name, owner_type, position) VALUES ('cs2', $1, 'MATE', $2) RETURNING id", [
      name,
      position,
    ]);
  const value = async (paramId: number, name: string) =>
    `${paramId}:${await one('INSERT INTO game_param_value (param_id, name, position) VALUES ($1, $2, 0) RETURNING id', [paramId, name])}`;
  const [ranks, roles] = [await param('Звание', 50), await param('Место', 51)];
  rank.low = await value(ranks, 'Низкое');
  rank.high = await value(ranks, 'Высокое');
  rank.support = await value(roles, 'Поддержка');
  const choose = (name: string, pair: string) =>
    pool.query(
      'INSERT INTO user_game_param (user_id, param_id, value_id) SELECT id, $2, $3 FROM app_user WHERE username = $1',
      [name, ...pair.split(':').map(Number)],
    );
  await choose('Северин', rank.high);
  await choose('Северин', rank.support);
  await choose('Ветер', rank.low);
};

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
  await giveParams();
  await server.database.pool.query(
    "UPDATE mate_card SET answer_seconds = CASE username WHEN 'Северин' THEN 58 WHEN 'Ветер' THEN 181 END",
  );
});

const names = async (query: Query) => {
  const { body } = await testBrowser(server.url).call('GET /v1/mates/game/{gameId}', {
    params: { gameId: 'cs2' },
    query: { sort: 'price-asc', ...query },
  });
  return body.items.map(({ name }) => name);
};

describe('the list of mates', () => {
  test('is narrowed by what the game asks of them: any value of one parameter, all of the parameters', async () => {
    expect(await names({ params: [rank.high] })).toEqual(['Северин']);
    expect(await names({ params: [rank.high, rank.low] })).toEqual(['Ветер', 'Северин']);
    expect(await names({ params: [rank.low, rank.support] })).toEqual([]);
    expect(await names({ params: [rank.low, rank.high, rank.support] })).toEqual(['Северин']);
  });

  test('forgets a value that its mate has taken back', async () => {
    await server.database.pool.query('DELETE FROM user_game_param WHERE value_id = $1', [
      Number(rank.low.split(':')[1]),
    ]);
    expect(await names({ params: [rank.low] })).toEqual([]);
  });

  test('is narrowed by the usual time of an answer; who has too few of them is left out', async () => {
    expect(await names({ answersWithin: 1 })).toEqual(['Северин']);
    expect(await names({ answersWithin: 3 })).toEqual(['Северин']);
    expect(await names({ answersWithin: 5 })).toEqual(['Ветер', 'Северин']);
    const { body } = await testBrowser(server.url).call('GET /v1/mates/game/{gameId}', { params: { gameId: 'cs2' } });
    const seconds = new Map(body.items.map(({ name, answerSeconds }) => [name, answerSeconds]));
    expect([seconds.get('Северин'), seconds.get('Ёлка')]).toEqual([58, undefined]);
  });

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
