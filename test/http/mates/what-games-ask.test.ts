import { missingIn } from '#domain/mates/readiness.ts';
import { recheckGame } from '#server/features/mates/standing/recheck-game.ts';
import { makeMate, type MateOptions } from '../../support/mates/make-mate';
import { signInAs } from '../../support/mates/sign-in-as';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import type { TestBrowser } from '../../support/server/test-browser';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();
const scene = sceneForTests(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'MANAGE_GAME_PARAMS', 'MANAGE_CATEGORIES');
});
afterEach(async () => {
  await server.database.pool.query('UPDATE category SET enabled = true');
  await server.database.pool.query("DELETE FROM game_param WHERE name = 'Звание'");
});

let made = 0;
const newMate = async (options: Partial<MateOptions> = {}): Promise<TestBrowser & { readonly id: string }> => {
  made += 1;
  const id = await makeMate(server, { name: `Боец${made}`, ...options });
  return { ...(await signInAs(server, id)), id };
};

const setFun = async (enabled: boolean) => {
  const params = { id: scene.fun };
  const { seen } = (await boss.browser.call('GET /v1/admin/history', { query: { subject: `category:${scene.fun}` } }))
    .body;
  const { slug, name, description, position, pricePercent } = (
    await boss.browser.call('GET /v1/admin/categories/{id}', { params })
  ).body;
  const body = { seen, slug, name, description, position, pricePercent, enabled };
  expect((await boss.browser.call('PUT /v1/admin/categories/{id}', { params, body })).code).toBeNull();
};

const rank = {
  name: 'Звание',
  ownerType: 'MATE' as const,
  required: true,
  multiple: false,
  position: 9,
  values: [{ name: 'Рядовой' }, { name: 'Капитан' }],
};
const addRank = (changes: Partial<typeof rank> = {}) =>
  boss.browser.call('POST /v1/admin/game-params', { body: { gameId: 'cs2', ...rank, ...changes } });
const changeRank = async (id: number, changes: object) => {
  const { seen } = (await boss.browser.call('GET /v1/admin/history', { query: { subject: `game-param:${id}` } })).body;
  const body = { seen, gameId: 'cs2', ...rank, ...changes };
  const answer = await boss.browser.call('PUT /v1/admin/game-params/{id}', { params: { id }, body });
  expect(answer.code).toBeNull();
};

const isActive = async (mate: TestBrowser) => (await mate.call('GET /v1/users/me')).body.mateAccess?.active;
const becomesInactive = (mate: TestBrowser) =>
  waitFor(
    () => isActive(mate),
    (active) => active === false,
  );
const notices = async (mate: TestBrowser) => (await mate.call('GET /v1/notifications', { query: {} })).body.items;
const missing = async (mate: TestBrowser) => missingIn((await mate.call('GET /v1/mates/validate')).body);

describe('a category that the service closes', () => {
  test('leaves a mate who plays nothing else without orders, tells them why, and everybody that they are off', async () => {
    const mate = await newMate({ kinds: ['FUN'] });
    await setFun(false);
    await becomesInactive(mate);
    expect(await missing(mate)).toEqual([{ detail: 'categories', name: null }]);
    expect(await notices(mate)).toMatchObject([
      {
        kind: 'ORDERS_NOT_READY',
        title: 'Заказы выключены',
        text: 'Категория «Развлечение» закрыта, а других у тебя нет. Выбери другую и включи приём снова.',
        link: '/cs2/mate/onboarding',
      },
    ]);
  });

  test('leaves a mate of several their orders, tells them once, and stands among theirs as closed', async () => {
    const mate = await newMate({ kinds: ['FUN', 'RANK_UP'] });
    await setFun(false);
    await waitFor(
      () => notices(mate),
      (items) => items.length > 0,
    );
    expect(await isActive(mate)).toBe(true);
    expect(await notices(mate)).toMatchObject([{ kind: 'CATEGORY_CLOSED', link: '/cs2/settings#categories' }]);
    const { body } = await mate.call('GET /v1/categories/mate');
    expect(body.filter(({ enabled }) => enabled).map(({ kind, closed }) => [kind, closed])).toEqual([
      ['RANK_UP', false],
      ['FUN', true],
    ]);
    const params = { id: scene.fun };
    const dropped = await mate.call('PUT /v1/categories/mate/{id}', { params, body: { enabled: false } });
    expect(dropped.body.map(({ kind }) => kind)).not.toContain('FUN');
    const again = await mate.call('PUT /v1/categories/mate/{id}', { params, body: { enabled: true } });
    expect(again.code).toBe('CATEGORIES_MATE_CATEGORY_NOT_FOUND');
  });

  test('is told once, also where the process was killed between the batch of mates and the end of its job', async () => {
    const mate = await newMate({ kinds: ['FUN', 'RANK_UP'] });
    const job = { gameId: 'cs2', closed: { id: scene.fun, name: 'Развлечение' }, after: null };
    const { rows } = await server.database.pool.query<{ id: string }>(
      "INSERT INTO outbox (topic, payload, next_attempt_at) VALUES ('gameAsks', $1, now() + interval '1 hour') RETURNING id",
      [job],
    );
    const attempt = () => recheckGame(server.product.app)(job, Number(rows[0]?.id));
    await attempt();
    // The job comes again: whoever took it did not live to say that it is done.
    await attempt();
    expect((await notices(mate)).map(({ kind }) => kind)).toEqual(['CATEGORY_CLOSED']);
  });
});

describe('a parameter that a game asks for', () => {
  test('stands before the category, which cannot be chosen without it', async () => {
    await addRank();
    const mate = await newMate({ kinds: [] });
    expect((await missing(mate)).map(({ detail }) => detail)).toEqual(['invalid_game_params', 'categories']);
  });

  test('takes orders from mates who have not filled it, and names itself to them; clients are asked nothing', async () => {
    const [mate, other] = [await newMate(), await newMate({ gameId: 'dota2' })];
    await addRank();
    await becomesInactive(mate);
    expect(await missing(mate)).toEqual([{ detail: 'invalid_game_params', name: 'Звание' }]);
    expect(await notices(mate)).toMatchObject([
      { kind: 'ORDERS_NOT_READY', text: 'В твоей игре теперь нужно указать: «Звание». Заполни и включи приём снова.' },
    ]);
    expect([await isActive(other), await notices(other)]).toEqual([true, []]);
  });

  test('does so too when it becomes required, or when the value that somebody had goes', async () => {
    const [filled, empty] = [await newMate(), await newMate()];
    const { body } = await addRank({ required: false });
    const [first, second] = body.values;
    const choose = { params: { id: body.id }, body: { valueIds: [first?.id ?? 0] } };
    expect((await filled.call('PUT /v1/game-params/{id}/values', choose)).code).toBeNull();
    await changeRank(body.id, { values: [first, second].map((value) => ({ id: value?.id, name: value?.name })) });
    await becomesInactive(empty);
    expect(await isActive(filled)).toBe(true);
    await changeRank(body.id, { values: [{ id: second?.id, name: 'Капитан' }] });
    await becomesInactive(filled);
  });

  test('reaches a mate who switches their orders on in the same moment', async () => {
    const mate = await newMate({ active: false });
    const tab = await server.database.pool.connect();
    await tab.query('BEGIN');
    await tab.query('SELECT FROM mate_access WHERE user_id = $1 FOR UPDATE', [mate.id]);
    await addRank();
    await tab.query('UPDATE mate_access SET active = true WHERE user_id = $1', [mate.id]);
    await tab.query('COMMIT');
    tab.release();
    await becomesInactive(mate);
  });
});

test('a category is not turned on before what its game asks for is filled in; one that is on stays and may be dropped', async () => {
  const mate = await newMate({ kinds: ['RANK_UP'] });
  const { body: param } = await addRank();
  await becomesInactive(mate);
  const turn = async (kind: string, enabled: boolean) => {
    const { body } = await mate.call('GET /v1/categories/mate');
    const id = body.find((one) => one.kind === kind)?.id ?? 0;
    return mate.call('PUT /v1/categories/mate/{id}', { params: { id }, body: { enabled } });
  };
  expect(await turn('FUN', true)).toMatchObject({
    code: 'CATEGORIES_MATE_CATEGORY_PARAMS_NOT_FOUND',
    body: { details: { missing: ['Звание'] } },
  });
  expect((await turn('RANK_UP', true)).code).toBeNull();
  expect((await turn('RANK_UP', false)).code).toBeNull();
  const choose = { params: { id: param.id }, body: { valueIds: [param.values[0]?.id ?? 0] } };
  await mate.call('PUT /v1/game-params/{id}/values', choose);
  expect((await turn('FUN', true)).code).toBeNull();
});
