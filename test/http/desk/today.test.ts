import { days, hours, minutes } from '#domain/time/durations.ts';
import { expectSoundLedger } from '../../support/money/ledger-state';
import { makeAdministrator } from '../../support/people/make-administrator';
import { serverForTests } from '../../support/server/server-for-tests';
import { playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);

test('money now adds up, and a balance that does not is seen by the check', async () => {
  const [client, mate] = [await scene.client(1500), await scene.mate()];
  await playSquad(client, mate, { categoryId: scene.fun });
  const finance = await makeAdministrator(server, 'VIEW_TRANSACTIONS_LIST');
  const money = async (check?: 'true') =>
    (await finance.browser.call('GET /v1/admin/today/money', { query: check ? { check } : {} })).body;
  const now = await money();
  expect(now).toMatchObject({ balances: 800, squads: 700, inGame: 700, unsettled: 0, people: 1, reserveCount: 0 });
  expect(now.ledger).toMatchObject({ sum: 0, accountsOff: 0, off: 0 });
  await expectSoundLedger(server.database);
  await server.database.pool.query("UPDATE account SET balance = balance + 29000 WHERE kind = 'USER' AND owner = $1", [
    client.id,
  ]);
  expect((await money()).ledger.accountsOff).toBe(0);
  expect((await money('true')).ledger).toMatchObject({ accountsOff: 1, off: 290 });
});

test('orders stand in the hour in which everybody had come, where the operator is', async () => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  await playSquad(client, mate, { categoryId: scene.fun });
  const operator = await makeAdministrator(server, 'MANAGE_SQUADS');
  const { body } = await operator.browser.call('GET /v1/admin/today/orders', { query: { timeZone: 'Asia/Tokyo' } });
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Tokyo' }).format(
      server.clock.now(),
    ),
  );
  expect(body.today).toHaveLength(24);
  expect(body.today[hour]?.started).toBeGreaterThan(0);
  expect(body.today[hour]?.turnover).toBeGreaterThanOrEqual(700);
  expect(body.weekAgo.every(({ started }) => started === 0)).toBe(true);
  expect(body.weekAgoByNow).toBe(0);
  const nowhere = await operator.browser.call('GET /v1/admin/today/orders', { query: { timeZone: 'Mars/Base' } });
  expect(nowhere.code).toBe('VALIDATION_ERROR');
});

test('of a week ago those are told apart that had started by this time of the day', async () => {
  const operator = await makeAdministrator(server, 'MANAGE_SQUADS');
  // Ten in the morning in Moscow on a day without games.
  server.clock.advance(days(1) - ((server.clock.now() + hours(3)) % days(1)) + hours(10));
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  await playSquad(client, mate, { categoryId: scene.fun });
  const byNow = async () =>
    (await operator.browser.call('GET /v1/admin/today/orders', { query: { timeZone: 'Europe/Moscow' } })).body
      .weekAgoByNow;
  server.clock.advance(days(7) - minutes(30));
  expect(await byNow()).toBe(0);
  server.clock.advance(minutes(31));
  expect(await byNow()).toBe(1);
});

test('the funnel counts who came in seven days and how far they went', async () => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  await playSquad(client, mate, { categoryId: scene.fun });
  server.clock.advance(61 * 60_000);
  await sweepDeadlines(server);
  const operator = await makeAdministrator(server, 'VIEW_USERS_LIST');
  const { body } = await operator.browser.call('GET /v1/admin/today/funnel');
  expect(body.firstSquad).toBeGreaterThanOrEqual(1);
  expect(body.registered).toBeGreaterThan(body.firstSquad);
  expect(body.secondSquad).toBe(0);
  expect(body.days).toHaveLength(7);
  expect(body.days.reduce((sum, { registered }) => sum + registered, 0)).toBe(body.registered);
  expect(body.invitedToday).toBe(0);
});

test('each part is for those who may see it', async () => {
  const nobody = await makeAdministrator(server, 'MANAGE_BLOG');
  const { call } = nobody.browser;
  const codes = [
    (await call('GET /v1/admin/today/money')).code,
    (await call('GET /v1/admin/today/orders')).code,
    (await call('GET /v1/admin/today/funnel')).code,
  ];
  expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
});
