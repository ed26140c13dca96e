import { aReadiness } from '../../support/mates/a-readiness';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { gameParam, gameParamValue } from '#server/platform/db/schema/mates/game-params.ts';
import type { GameParamOwnerType } from '#domain/games/platform.ts';
import { makeMate } from '../../support/mates/make-mate';
import { signInAs } from '../../support/mates/sign-in-as';
import { makePerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser, type TestBrowser } from '../../support/server/test-browser';

const server = serverForTests();
beforeAll(async () => {
  await seedGames(server.product.app.db);
});

let position = 0;

/** A parameter of the game with two values. */
const param = async (options: {
  name: string;
  gameId?: string;
  ownerType?: GameParamOwnerType;
  required?: boolean;
  multiple?: boolean;
}) => {
  const { db } = server.product.app;
  position += 1;
  const [made] = await db
    .insert(gameParam)
    .values({ gameId: 'cs2', ownerType: 'ALL', position, ...options })
    .returning();
  const id = made?.id ?? 0;
  const values = await db
    .insert(gameParamValue)
    .values(['Один', 'Два'].map((name, place) => ({ paramId: id, name, position: place })))
    .returning();
  const [one = 0, two = 0] = values.map((value) => value.id);
  return { id, one, two };
};

const put = (browser: TestBrowser, id: number, valueIds: number[]) =>
  browser.call('PUT /v1/game-params/{id}/values', { params: { id }, body: { valueIds } });
const mateOf = async (name: string, gameId = 'cs2') => {
  const id = await makeMate(server, { name, gameId });
  return { id, browser: await signInAs(server, id) };
};

test('anybody may read what a game asks, in order, with its values', async () => {
  const { id, one, two } = await param({ name: 'Ранг', gameId: 'wot', required: true });
  const { body } = await testBrowser(server.url).call('GET /v1/game-params/game/{gameId}', {
    params: { gameId: 'wot' },
  });
  expect(body).toEqual([
    {
      id,
      name: 'Ранг',
      ownerType: 'ALL',
      required: true,
      multiple: false,
      values: [
        { id: one, name: 'Один' },
        { id: two, name: 'Два' },
      ],
    },
  ]);
});

test('what a person chooses replaces what stood before, and anybody may read it', async () => {
  const { id, one, two } = await param({ name: 'Карты', gameId: 'dota2', multiple: true });
  const person = await makePerson(server);
  expect((await put(person.browser, id, [two, one, one])).body).toEqual([{ paramId: id, valueIds: [one, two] }]);
  expect((await put(person.browser, id, [two])).body).toEqual([{ paramId: id, valueIds: [two] }]);
  const read = () =>
    testBrowser(server.url).call('GET /v1/game-params/game/{gameId}/user/{userId}/values', {
      params: { gameId: 'dota2', userId: person.id },
    });
  expect((await read()).body).toEqual([{ paramId: id, valueIds: [two] }]);
  expect((await put(person.browser, id, [])).body).toEqual([]);
  expect((await read()).body).toEqual([]);
});

describe('refused is', () => {
  test('a game, a person or a parameter that is not there', async () => {
    const { id: userId, browser } = await makePerson(server);
    expect((await browser.call('GET /v1/game-params/game/{gameId}', { params: { gameId: 'chess' } })).code).toBe(
      'GAMES_NOT_FOUND',
    );
    const values = (params: { gameId: string; userId: string }) =>
      browser.call('GET /v1/game-params/game/{gameId}/user/{userId}/values', { params });
    expect((await values({ gameId: 'chess', userId })).code).toBe('GAMES_NOT_FOUND');
    expect((await values({ gameId: 'cs2', userId: '01890000-0000-7000-8000-000000000009' })).code).toBe(
      'USERS_NOT_FOUND',
    );
    expect((await put(browser, 999_999, [])).code).toBe('GAME_PARAMS_NOT_FOUND');
  });

  test('a value of another parameter, and one that is nobody’s', async () => {
    const [first, second] = [await param({ name: 'Первый' }), await param({ name: 'Второй' })];
    const { browser } = await makePerson(server);
    expect((await put(browser, first.id, [second.one])).code).toBe('GAME_PARAMS_VALUE_ID_NOT_FOUND');
    expect((await put(browser, first.id, [999_999])).code).toBe('GAME_PARAMS_VALUE_ID_NOT_FOUND');
  });

  test('more than one value where one is asked', async () => {
    const { id, one, two } = await param({ name: 'Одно' });
    const { browser } = await makePerson(server);
    expect((await put(browser, id, [one, two])).code).toBe('VALIDATION_ERROR');
  });

  test('a parameter of the other side; a mate is one in their own game only', async () => {
    const forMates = await param({ name: 'Роли', ownerType: 'MATE' });
    const forClients = await param({ name: 'Желания', ownerType: 'CLIENT' });
    const client = await makePerson(server);
    const mate = await mateOf('Свой');
    const elsewhere = await mateOf('Чужой', 'dota2');
    expect((await put(client.browser, forMates.id, [forMates.one])).code).toBe('GAME_PARAMS_USER_TYPE_MISMATCH');
    expect((await put(elsewhere.browser, forMates.id, [forMates.one])).code).toBe('GAME_PARAMS_USER_TYPE_MISMATCH');
    expect((await put(mate.browser, forClients.id, [forClients.one])).code).toBe('GAME_PARAMS_USER_TYPE_MISMATCH');
    expect((await put(mate.browser, forMates.id, [forMates.one])).status).toBe(200);
    expect((await put(elsewhere.browser, forClients.id, [forClients.one])).status).toBe(200);
  });

  test('a guest', async () => {
    const { id } = await param({ name: 'Гостям' });
    expect((await put(testBrowser(server.url), id, [])).code).toBe('UNAUTHENTICATED');
  });
});

test('a mate is ready only with every required parameter of their side, and not ready again when they take one away', async () => {
  const rank = await param({ name: 'Ранг', gameId: 'pubg', required: true });
  await param({ name: 'Не нужно', gameId: 'pubg' });
  await param({ name: 'Не его', gameId: 'pubg', required: true, ownerType: 'CLIENT' });
  const { browser } = await mateOf('Готовый', 'pubg');
  expect((await browser.call('GET /v1/mates/validate')).body).toEqual(
    aReadiness({ invalid_game_params: [{ name: 'Ранг' }] }),
  );
  await put(browser, rank.id, [rank.two]);
  expect((await browser.call('GET /v1/mates/validate')).body).toEqual(aReadiness());
  expect((await browser.call('PUT /v1/mates/me/active', { body: { active: true } })).status).toBe(204);
  await put(browser, rank.id, []);
  expect((await browser.call('GET /v1/users/me')).body.mateAccess?.active).toBe(false);
});

test('two tabs that save at once leave the choice of one of them', async () => {
  const { id, one, two } = await param({ name: 'Сразу' });
  const { id: userId, browser } = await makePerson(server);
  await browser.call('GET /v1/auth/csrf');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) => put(browser, id, [place % 2 ? one : two])),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { body } = await browser.call('GET /v1/game-params/game/{gameId}/user/{userId}/values', {
    params: { gameId: 'cs2', userId },
  });
  expect(body.find(({ paramId }) => paramId === id)?.valueIds).toHaveLength(1);
});
