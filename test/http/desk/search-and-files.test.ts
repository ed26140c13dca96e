import { randomUUID } from 'node:crypto';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { storeMessage } from '#server/features/chat/store/messages/store-message.ts';
import { listen } from '../../support/server/listen';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { startDeposit } from '../../support/money/start-deposit';

const server = serverForTests();
// Fills the catalogue.
sceneForTests(server);
const admin = (...permissions: readonly AdminPermission[]): Promise<TestPerson> =>
  makeAdministrator(server, ...permissions);

const found = async ({ browser }: TestPerson, q: string) =>
  (await browser.call('GET /v1/admin/search', { query: { q } })).body.found.map(({ kind, path }) => [kind, path]);

describe('the search', () => {
  test('finds the catalogue by names and numbers, by who may open it', async () => {
    const by = await admin('VIEW_GAME', 'VIEW_CATEGORY');
    expect(await found(by, 'cs2')).toContainEqual(['game', '/admin/games/cs2']);
    const { rows } = await server.database.pool.query<{ id: number; name: string }>(
      'SELECT id, name FROM category ORDER BY id LIMIT 1',
    );
    const { id = 0, name = '' } = rows[0] ?? {};
    expect(await found(by, `№\u00a0${id}`)).toContainEqual(['category', `/admin/categories/${id}`]);
    expect(await found(by, name.toUpperCase())).toContainEqual(['category', `/admin/categories/${id}`]);
    expect(await found(await admin('MANAGE_SEO'), 'cs2')).toEqual([]);
  });

  test('finds reports and deposits by the name of their person and by number', async () => {
    const [by, other] = [await admin('MANAGE_USERS'), await admin('MANAGE_DEPOSIT')];
    const [person, guilty] = [await makePerson(server), await makePerson(server)];
    await person.browser.call('POST /v1/users/{id}/report', {
      params: { id: guilty.id },
      body: { reason: 'FRAUD', comment: 'Просит предоплату в личке' },
    });
    const depositId = await startDeposit(person.browser, 300);
    const reports = (await found(by, guilty.username)).filter(([kind]) => kind === 'report');
    expect(reports).toHaveLength(1);
    expect(await found(other, person.username)).toEqual([['deposit', `/admin/deposits/${depositId}`]]);
    expect(await found(other, depositId)).toEqual([['deposit', `/admin/deposits/${depositId}`]]);
  });
});

test.each([
  ['games', 'VIEW_GAMES_LIST'],
  ['categories', 'VIEW_CATEGORIES_LIST'],
  ['notifications', 'VIEW_NOTIFICATIONS_LIST'],
] as const)('taking %s away as a file leaves a line in the log', async (list, permission) => {
  const by = await admin(permission);
  expect((await by.browser.raw('GET', `/v1/admin/${list}.csv`)).status).toBe(200);
  const { rows } = await server.database.pool.query('SELECT action, subject FROM audit_log WHERE actor_id = $1', [
    by.id,
  ]);
  expect(rows).toEqual([{ action: 'view.export', subject: `list:${list}` }]);
});

test('a new message in an old thread of the support tells operators and stands in the queue again', async () => {
  const [helper, person] = [await admin('MANAGE_SUPPORT'), await makePerson(server)];
  const { chatId } = (
    await person.browser.call('POST /v1/support/threads', {
      body: { topic: 'PAY', text: 'Деньги не дошли до баланса', clientId: randomUUID() },
    })
  ).body;
  const waiting = async () =>
    (await helper.browser.call('GET /v1/admin/queues')).body.queues.find(({ queue }) => queue === 'support')?.waiting;
  await helper.browser.call('POST /v1/admin/support/threads/{chatId}/answer', {
    params: { chatId },
    body: { text: 'Уже смотрим, вернёмся с ответом', clientId: randomUUID() },
  });
  const before = (await waiting()) ?? 0;
  const told = await listen(server, helper.browser, ['back office changed']);
  await storeMessage(server.product.app, person.id, {
    chatId,
    clientId: randomUUID(),
    message: 'Час прошёл, денег нет',
  });
  expect(await told.all()).toEqual({ 'back office changed': { kind: 'support' } });
  told.close();
  expect(await waiting()).toBe(before + 1);
});
