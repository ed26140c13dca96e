import { v7 as uuidv7 } from 'uuid';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { makeMate } from '../../support/mates/make-mate';
import { makePerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
let mateId: string;
beforeAll(async () => {
  await seedGames(server.product.app.db);
  mateId = await makeMate(server, {
    name: 'Северин',
    level: 'PRO',
    kinds: ['EDUCATION', 'EDUCATION_PROMO'],
    presence: 2,
    orders: 12,
  });
});

const open = (browser = testBrowser(server.url), gameId = 'cs2', id = mateId) =>
  browser.call('GET /v1/mates/{gameId}/{mateId}', { params: { gameId, mateId: id } });

describe('a mate’s page', () => {
  test('tells a guest what each category costs', async () => {
    const { body } = await open();
    expect(body).toMatchObject({
      id: mateId,
      name: 'Северин',
      level: 'PRO',
      gameId: 'cs2',
      orders: 12,
      onlineLevel: 2,
      active: true,
      favorite: false,
    });
    expect(body.prices.map(({ kind, price, durationMinutes }) => [kind, price, durationMinutes])).toEqual([
      ['EDUCATION', 1500, 60],
      ['EDUCATION_PROMO', 199, 30],
    ]);
  });

  test('never tells anybody’s email or other secrets', async () => {
    expect(JSON.stringify((await open()).body)).not.toMatch(/mail\.ru|password|percent|demoNote/);
  });

  test('exists in their game only, and not for strangers and clients', async () => {
    const client = await makePerson(server);
    expect((await open(undefined, 'dota2')).code).toBe('USERS_NOT_FOUND');
    expect((await open(undefined, 'cs2', uuidv7())).code).toBe('USERS_NOT_FOUND');
    expect((await open(undefined, 'cs2', client.id)).code).toBe('USERS_NOT_FOUND');
    expect((await open(undefined, 'cs2', 'not-an-id')).code).toBe('VALIDATION_ERROR');
  });

  test('is gone while they are blocked', async () => {
    const id = await makeMate(server, { name: 'Изгнан' });
    await server.database.pool.query("UPDATE app_user SET status = 'BLOCKED' WHERE id = $1", [id]);
    expect((await open(undefined, 'cs2', id)).code).toBe('USERS_NOT_FOUND');
  });
});

describe('favourites', () => {
  test('are each person’s own, and repeating changes nothing', async () => {
    const [one, other] = [await makePerson(server), await makePerson(server)];
    const mark = (favorite: boolean) =>
      one.browser.call('POST /v1/mates/favorites/{id}', { params: { id: mateId }, body: { favorite } });
    const list = async (person: typeof one) =>
      (
        await person.browser.call('GET /v1/mates/game/{gameId}', {
          params: { gameId: 'cs2' },
          query: { favorite: 'true' },
        })
      ).body.items.map(({ id }) => id);
    expect([(await mark(true)).status, (await mark(true)).status]).toEqual([204, 204]);
    expect((await open(one.browser)).body.favorite).toBe(true);
    expect((await open(other.browser)).body.favorite).toBe(false);
    expect([await list(one), await list(other)]).toEqual([[mateId], []]);
    expect([(await mark(false)).status, (await mark(false)).status]).toEqual([204, 204]);
    expect(await list(one)).toEqual([]);
  });

  test('hold mates only, and guests have none', async () => {
    const client = await makePerson(server);
    const answer = await client.browser.call('POST /v1/mates/favorites/{id}', {
      params: { id: client.id },
      body: { favorite: true },
    });
    expect(answer.code).toBe('USERS_NOT_FOUND');
    const guest = await testBrowser(server.url).call('POST /v1/mates/favorites/{id}', {
      params: { id: mateId },
      body: { favorite: true },
    });
    expect(guest.code).toBe('UNAUTHENTICATED');
  });
});
