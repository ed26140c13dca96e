import type { ProductSetting } from '#domain/settings/product-settings.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { acceptOrder, createSquadOf, showSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);

const setRate = async (by: TestPerson, name: ProductSetting, value: number) => {
  const { body } = await by.browser.call('GET /v1/admin/history', { query: { subject: `setting:${name}` } });
  return by.browser.call('PUT /v1/admin/settings/{name}', {
    params: { name },
    body: { value, seen: body.seen, reason: 'Цены растут с нового месяца' },
  });
};

const calculate = async (client: TestPerson, mate: TestPerson) =>
  (
    await client.browser.call('POST /v1/squads/calculate', {
      body: {
        gameId: 'cs2',
        categoryId: scene.fun,
        durationMinutes: 60,
        mateIds: [mate.id],
        clients: 1,
        payMode: 'OWNER',
      },
    })
  ).body.total;

test('a price is asked of people named once each, as the order is', async () => {
  const [client, mate] = [await scene.client(9000), await scene.mate({ grade: 'PRO' })];
  const mateIds = [mate.id, mate.id];
  const ordered = await createSquadOf(client, { categoryId: scene.fun, mateIds });
  const asked = await client.browser.call('POST /v1/squads/calculate', {
    body: { gameId: 'cs2', categoryId: scene.fun, durationMinutes: 60, mateIds, clients: 1, payMode: 'OWNER' },
  });
  expect([ordered.code, asked.code]).toEqual(['SQUADS_INVALID_MEMBERS', 'SQUADS_INVALID_MEMBERS']);
  const own = await mate.browser.call('POST /v1/squads/calculate', {
    body: {
      gameId: 'cs2',
      categoryId: scene.fun,
      durationMinutes: 60,
      mateIds: [mate.id],
      clients: 1,
      payMode: 'SPLIT',
    },
  });
  expect(own.status).toBe(200);
});

test('a changed rate is asked of what begins after it, and never touches an open quote', async () => {
  const boss = await makeAdministrator(server, 'ALL');
  const [first, second, third, free, mate, other] = [
    await scene.client(9000),
    await scene.client(9000),
    await scene.client(9000),
    await scene.mate({ grade: 'PRO' }),
    await scene.mate({ grade: 'PRO' }),
    await scene.mate({ grade: 'PRO' }),
  ];
  expect(await calculate(first, mate)).toBe(1000);
  const gathering = (await createSquadOf(second, { categoryId: scene.fun, mateIds: [other.id] })).body.id;
  const quoted = (await createSquadOf(first, { categoryId: scene.fun, mateIds: [mate.id] })).body.id;
  await acceptOrder(mate, quoted);
  const before = (await showSquad(first, quoted)).squad.quote?.total;
  expect(before).toBe(1000);
  expect((await setRate(boss, 'rate-pro', 1200)).body).toMatchObject({ value: 1200, usual: 1000 });
  expect((await showSquad(first, quoted)).squad.quote?.total).toBe(before);
  // Made by the former rates: the price that was shown is the price that is quoted.
  await acceptOrder(other, gathering);
  expect((await showSquad(second, gathering)).squad.quote?.total).toBe(1000);
  expect(await calculate(third, free)).toBe(1200);
  const later = (await createSquadOf(third, { categoryId: scene.fun, mateIds: [free.id] })).body.id;
  await acceptOrder(free, later);
  expect((await showSquad(third, later)).squad.quote?.total).toBe(1200);
  const { body: rates } = await third.browser.call('GET /v1/squad-prices/rates');
  expect(rates.levels).toContainEqual({ level: 'PRO', hour: 1200 });
  const { body: page } = await third.browser.call('GET /v1/mates/game/{gameId}', {
    params: { gameId: 'cs2' },
    query: { search: free.username },
  });
  expect(page.items[0]?.pricePerHour).toBe(1200);
  await setRate(boss, 'rate-pro', 1000);
});

test('a rate has bounds, belongs to ALL, and two operators do not set it at once', async () => {
  const [boss, other, lesser] = [
    await makeAdministrator(server, 'ALL'),
    await makeAdministrator(server, 'ALL'),
    await makeAdministrator(server, 'MANAGE_GAMES', 'UPDATE_CONFIRMED_REGISTRATION_BONUS_AMOUNT'),
  ];
  expect((await setRate(boss, 'rate-star', 99)).code).toBe('ADMIN_SETTING_OUT_OF_BOUNDS');
  expect((await setRate(lesser, 'rate-star', 2500)).code).toBe('FORBIDDEN');
  const body = { value: 2500, seen: 0, reason: 'Цены растут с нового месяца' };
  const set = (by: TestPerson) =>
    by.browser.call('PUT /v1/admin/settings/{name}', { params: { name: 'rate-star' }, body });
  const answers = await Promise.all([set(boss), set(other)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null]);
  const history = await boss.browser.call('GET /v1/admin/history', { query: { subject: 'setting:rate-star' } });
  expect(history.body.lines.map(({ action, details }) => [action, details['before'], details['after']])).toEqual([
    ['setting.change', 2000, 2500],
  ]);
  await setRate(boss, 'rate-star', 2000);
});
