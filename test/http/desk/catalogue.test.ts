import { desc, eq } from 'drizzle-orm';
import { deskGamesContract } from '#contract/desk/catalogue/games.ts';
import { deskCategoriesContract } from '#contract/desk/catalogue/categories.ts';
import { createProduct } from '#server/composition/create-product.ts';
import { listGames } from '#server/features/reference/public.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { auditLog } from '#server/platform/db/schema/people.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { clientWith } from '../../support/server/client-with';
import { serverForTests } from '../../support/server/server-for-tests';
import { testSecret } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { acceptOrder, confirmSquad, createSquadOf, paySquad, showSquad } from '../../support/squads/squad-calls';

const server = serverForTests({ CLIENT_DIR: clientWith('games/x.svg') });
const scene = sceneForTests(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'MANAGE_GAMES', 'MANAGE_GAME_PARAMS', 'MANAGE_CATEGORIES');
});

const words = {
  name: 'Valorant 2',
  iconUrl: '/assets/games/x.svg',
  platforms: ['PC' as const],
  maxSlots: 5,
  position: 50,
};
const reason = 'Больше не нужна никому';
const seenOf = async (subject: string): Promise<number> =>
  (await boss.browser.call('GET /v1/admin/history', { query: { subject } })).body.seen;
const lastAct = async () => {
  const [row] = await server.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return [row?.action, row?.subject, row?.actorId];
};

describe('games', () => {
  test('are made, changed, seen by everybody at once, and deleted while nobody has used them', async () => {
    const made = await boss.browser.call('POST /v1/admin/games', { body: { id: 'valo2', ...words } });
    expect(made.body).toEqual({ id: 'valo2', ...words, categories: 0, mates: 0, squads: 0 });
    expect(await lastAct()).toEqual(['game.create', 'game:valo2', boss.id]);
    const seen = await seenOf('game:valo2');
    const changed = await boss.browser.call('PUT /v1/admin/games/{id}', {
      params: { id: 'valo2' },
      body: { seen, ...words, name: 'Valorant II' },
    });
    expect(changed.body.name).toBe('Valorant II');
    const guest = await makePerson(server);
    expect((await guest.browser.call('GET /v1/games')).body.map(({ name }) => name)).toContain('Valorant II');
    const stale = await boss.browser.call('PUT /v1/admin/games/{id}', {
      params: { id: 'valo2' },
      body: { seen, ...words },
    });
    expect(stale.code).toBe('ADMIN_CHANGED_MEANWHILE');
    const remove = async () =>
      boss.browser.call('DELETE /v1/admin/games/{id}', {
        params: { id: 'valo2' },
        query: { seen: await seenOf('game:valo2'), reason },
      });
    expect((await remove()).status).toBe(204);
    expect((await remove()).code).toBe('ADMIN_GAMES_NOT_FOUND');
  });

  test('that another process remembers are dropped there too, whoever has changed them and by whatever way', async () => {
    const url = String(server.product.app.database.pool.options.connectionString);
    const other = await createProduct(server.product.app.config, openDatabase(url), testSecret, server.clock);
    const names = async () => (await listGames(other.app)).map(({ name }) => name);
    try {
      await waitFor(
        async () => other.app.caches.epoch('catalogue'),
        (epoch) => epoch !== null,
      );
      expect(await names()).not.toContain('Quake');
      await boss.browser.call('POST /v1/admin/games', { body: { id: 'quake', ...words, name: 'Quake' } });
      await waitFor(names, (found) => found.includes('Quake'));
      await server.database.pool.query("UPDATE game SET name = 'Quake II' WHERE id = 'quake'");
      await waitFor(names, (found) => found.includes('Quake II'));
    } finally {
      await other.stop();
    }
  });

  test('keep their id and name to themselves, and stay while they are used', async () => {
    const answers = await Promise.all(
      [
        { id: 'cs2', ...words },
        { id: 'cs2-too', ...words, name: 'Counter-Strike 2' },
      ].map((body) => boss.browser.call('POST /v1/admin/games', { body })),
    );
    expect(answers.map(({ code }) => code)).toEqual(['ADMIN_GAMES_ALREADY_EXISTS', 'ADMIN_GAMES_ALREADY_EXISTS']);
    const gone = await boss.browser.call('DELETE /v1/admin/games/{id}', {
      params: { id: 'cs2' },
      query: { seen: 0, reason },
    });
    expect(gone.code).toBe('ADMIN_GAMES_CANNOT_BE_DELETED');
    expect((await boss.browser.call('GET /v1/admin/games/{id}', { params: { id: 'cs2' } })).body.id).toBe('cs2');
  });

  test('come page by page, each once, and as a file', async () => {
    const whole = (await boss.browser.call('GET /v1/admin/games', { query: { sort: '-name' } })).body;
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await boss.browser.call('GET /v1/admin/games', {
        query: { sort: '-name', limit: 1, ...(cursor === undefined ? {} : { cursor }) },
      });
      ids.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(ids).toEqual(whole.items.map(({ id }) => id));
    expect(whole.total).toBe(ids.length);
    const file = await boss.browser.raw('GET', '/v1/admin/games.csv');
    expect(file.status).toBe(200);
  });
});

test('a parameter is made with its values; one that goes is gone from people too', async () => {
  const param = { name: 'Роль', ownerType: 'ALL' as const, required: false, multiple: false, position: 90 };
  const values = [{ name: 'Снайпер' }, { name: 'Поддержка' }];
  const unknown = await boss.browser.call('POST /v1/admin/game-params', { body: { gameId: 'nope', ...param, values } });
  expect(unknown.code).toBe('ADMIN_GAMES_NOT_FOUND');
  const { body: made } = await boss.browser.call('POST /v1/admin/game-params', {
    body: { gameId: 'cs2', ...param, values },
  });
  const [sniper, support] = made.values;
  const person = await makePerson(server);
  await person.browser.call('PUT /v1/game-params/{id}/values', {
    params: { id: made.id },
    body: { valueIds: [support?.id ?? 0] },
  });
  const subject = `game-param:${made.id}`;
  const change = async (next: readonly { id?: number; name: string }[]) =>
    boss.browser.call('PUT /v1/admin/game-params/{id}', {
      params: { id: made.id },
      body: { seen: await seenOf(subject), ...param, values: [...next] },
    });
  const swapped = await change([
    { id: support?.id ?? 0, name: 'Снайпер' },
    { id: sniper?.id ?? 0, name: 'Поддержка' },
  ]);
  expect(swapped.body.values).toEqual([
    { id: support?.id, name: 'Снайпер', people: 1 },
    { id: sniper?.id, name: 'Поддержка', people: 0 },
  ]);
  expect((await change([{ name: 'Одно' }, { name: 'Одно' }])).code).toBe('VALIDATION_ERROR');
  expect((await change([{ id: sniper?.id ?? 0, name: 'Поддержка' }])).status).toBe(200);
  const chosen = await person.browser.call('GET /v1/game-params/game/{gameId}/user/{userId}/values', {
    params: { gameId: 'cs2', userId: person.id },
  });
  expect(chosen.body.some(({ paramId }) => paramId === made.id)).toBe(false);
  const gone = await boss.browser.call('DELETE /v1/admin/game-params/{id}', {
    params: { id: made.id },
    query: { seen: await seenOf(subject), reason },
  });
  expect(gone.status).toBe(204);
  expect((await boss.browser.call('GET /v1/admin/game-params/{id}', { params: { id: made.id } })).code).toBe(
    'ADMIN_GAME_PARAMS_NOT_FOUND',
  );
});

describe('categories', () => {
  const read = async (id: number) =>
    (await boss.browser.call('GET /v1/admin/categories/{id}', { params: { id } })).body;
  const setPrice = async (id: number, pricePercent: number | null) => {
    const { slug, name, description, position, enabled } = await read(id);
    const body = { seen: await seenOf(`category:${id}`), slug, name, description, position, enabled, pricePercent };
    return boss.browser.call('PUT /v1/admin/categories/{id}', { params: { id }, body });
  };

  test('a new price holds for new squads; those on their way keep theirs', async () => {
    const id = scene.fun;
    const [owner, later, mate] = [await scene.client(5000), await scene.client(5000), await scene.mate()];
    const { body: open } = await createSquadOf(owner, { categoryId: id, mateIds: [mate.id] });
    expect((await setPrice(id, 200)).body.pricePercent).toBe(200);
    await acceptOrder(mate, open.id);
    const ready = await showSquad(owner, open.id);
    expect(ready.squad.quote?.total).toBe(700);
    expect((await paySquad(owner, open.id)).status).toBe(200);
    await confirmSquad(mate, open.id);
    const quote = await later.browser.call('POST /v1/squads/calculate', {
      body: { gameId: 'cs2', categoryId: id, durationMinutes: 60, mateIds: [mate.id], clients: 1, payMode: 'OWNER' },
    });
    expect(quote.body.total).toBe(1400);
    const shown = await later.browser.call('GET /v1/mates/game/{gameId}', {
      params: { gameId: 'cs2' },
      query: { kind: 'FUN', priceFrom: 1400 },
    });
    expect(shown.body.items.map(({ pricePerHour }) => pricePerHour)).toEqual([1400]);
    await setPrice(id, null);
    const back = await later.browser.call('GET /v1/mates/game/{gameId}', {
      params: { gameId: 'cs2' },
      query: { kind: 'FUN', priceFrom: 1400 },
    });
    expect(back.body.items).toEqual([]);
  });

  test('are made for a game, switched off, and deleted only unused', async () => {
    const body = {
      gameId: 'cs2',
      kind: 'FUN' as const,
      slug: 'night',
      name: 'Ночные катки',
      description: 'После полуночи',
      position: 40,
      enabled: true,
      pricePercent: 110,
    };
    const { body: made } = await boss.browser.call('POST /v1/admin/categories', { body });
    expect(made).toEqual({ id: made.id, ...body, mates: 0, squads: 0, tags: 0 });
    expect((await boss.browser.call('POST /v1/admin/categories', { body })).code).toBe('VALIDATION_ERROR');
    const lost = await boss.browser.call('POST /v1/admin/categories', { body: { ...body, gameId: 'nope' } });
    expect(lost.code).toBe('ADMIN_GAMES_NOT_FOUND');
    const remove = async (id: number) =>
      boss.browser.call('DELETE /v1/admin/categories/{id}', {
        params: { id },
        query: { seen: await seenOf(`category:${id}`), reason },
      });
    expect((await remove(scene.fun)).code).toBe('ADMIN_CATEGORIES_CANNOT_BE_DELETED');
    expect((await remove(made.id)).status).toBe(204);
    expect((await remove(made.id)).code).toBe('ADMIN_CATEGORIES_NOT_FOUND');
  });
});

test('each call is opened by its own permission and by what implies it', async () => {
  const viewer = await makeAdministrator(server, 'VIEW_GAMES_LIST', 'VIEW_CATEGORY_TAG');
  expect((await viewer.browser.call('GET /v1/admin/games')).status).toBe(200);
  expect((await viewer.browser.call('GET /v1/admin/category-tags')).status).toBe(200);
  expect((await viewer.browser.call('GET /v1/admin/games/{id}', { params: { id: 'cs2' } })).code).toBe('FORBIDDEN');
  expect((await viewer.browser.call('GET /v1/admin/categories')).code).toBe('FORBIDDEN');
  const wanted = Object.values({ ...deskGamesContract, ...deskCategoriesContract }).map(
    ({ access }) => access.permission,
  );
  expect(new Set(wanted).size).toBe(15);
});

test('an act is written in the transaction of the act: a refused one leaves no line', async () => {
  const lines = async () =>
    (await server.database.db.select().from(auditLog).where(eq(auditLog.subject, 'game:cs2'))).length;
  const before = await lines();
  await boss.browser.call('DELETE /v1/admin/games/{id}', { params: { id: 'cs2' }, query: { seen: 0, reason } });
  expect(await lines()).toBe(before);
});
