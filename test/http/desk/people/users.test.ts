import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { chatClient } from '#test/chat/support/chat-client.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { lettersTo } from '#test/support/people/letters-to.ts';
import { openSockets } from '#test/support/server/open-sockets.ts';
import { copyOf, registered, signInTo } from '#test/support/people/registered.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { createSquadOf } from '#test/support/squads/squad-calls.ts';
import { squadScene } from '#test/support/squads/squad-scene.ts';
import { testBrowser } from '#test/support/server/test-browser.ts';

const server = serverForTests();

const admin = (...permissions: readonly AdminPermission[]): Promise<TestPerson> =>
  makeAdministrator(server, ...permissions);

const of = (id: string) => ({ params: { id } });
const reason = { body: { reason: 'Обман в скваде' } };

describe('a block', () => {
  test('ends cookies, refresh, chat token and open sockets', async () => {
    const [boss, person] = [await admin('BLOCK_USERS'), await registered(server)];
    const sockets = await openSockets(server.url, person.browser);
    const copy = copyOf(server.url, person.browser.cookies);
    expect((await boss.browser.call('POST /v1/admin/users/{id}/block', { ...of(person.id), ...reason })).status).toBe(
      204,
    );
    await sockets.closed();
    expect((await copy.call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
    await copy.raw('GET', '/v1/auth/csrf');
    expect((await copy.call('POST /v1/auth/refresh')).code).toBe('AUTH_SESSION_NOT_FOUND');
    expect((await signInTo(testBrowser(server.url), person.username)).code).toBe('ACCOUNT_BLOCKED');
    const chat = await chatClient(server.url);
    expect(await chat.codeOf('connect to chat', { jwt: sockets.chatToken })).toBe('UNAUTHENTICATED');
    chat.socket.disconnect();
  });

  test('is lifted, and the person signs in again', async () => {
    const [boss, person] = [await admin('BLOCK_USERS', 'UNBLOCK_USERS'), await registered(server)];
    expect((await boss.browser.call('POST /v1/admin/users/{id}/unblock', of(person.id))).code).toBe(
      'ADMIN_USER_NOT_BLOCKED',
    );
    await boss.browser.call('POST /v1/admin/users/{id}/block', { ...of(person.id), ...reason });
    expect((await boss.browser.call('POST /v1/admin/users/{id}/block', { ...of(person.id), ...reason })).code).toBe(
      'ADMIN_USER_ALREADY_BLOCKED',
    );
    expect((await boss.browser.call('POST /v1/admin/users/{id}/unblock', of(person.id))).status).toBe(204);
    expect((await signInTo(testBrowser(server.url), person.username)).status).toBe(200);
  });

  test('is neither for oneself nor for those who may what the operator may not', async () => {
    const [boss, other] = [await admin('BLOCK_USERS'), await admin('VIEW_USER')];
    const block = ({ id }: TestPerson) =>
      boss.browser.call('POST /v1/admin/users/{id}/block', { ...of(id), ...reason });
    expect([(await block(boss)).code, (await block(other)).code]).toEqual(['ADMIN_OWN_OBJECT', 'FORBIDDEN']);
  });
});

test('who has a squad is not deleted before it ends', async () => {
  const scene = await squadScene(server);
  const [boss, owner, mate] = [await admin('DELETE_USERS'), await scene.client(1000), await scene.mate()];
  await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] });
  expect((await boss.browser.call('DELETE /v1/admin/users/{id}', { ...of(owner.id), ...reason })).code).toBe(
    'ADMIN_USER_HAS_SQUAD',
  );
  expect((await owner.browser.call('GET /v1/users/me')).status).toBe(200);
});

test('a deleted person comes back by restoring', async () => {
  const [boss, person] = [await admin('DELETE_USERS', 'RESTORE_USERS'), await makePerson(server)];
  expect((await boss.browser.call('POST /v1/admin/users/{id}/restore', of(person.id))).code).toBe(
    'ADMIN_USER_NOT_DELETED',
  );
  expect((await boss.browser.call('DELETE /v1/admin/users/{id}', { ...of(person.id), ...reason })).status).toBe(204);
  expect((await person.browser.call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
  expect((await boss.browser.call('DELETE /v1/admin/users/{id}', { ...of(person.id), ...reason })).code).toBe(
    'ADMIN_USER_ALREADY_DELETED',
  );
  expect((await boss.browser.call('POST /v1/admin/users/{id}/restore', of(person.id))).status).toBe(204);
  expect((await lettersTo(server, person)).at(-1)).toMatch(/восстановлен: .*\/login/);
});

describe('permissions', () => {
  test('are given and taken only as far as one’s own go, and work at once', async () => {
    const [boss, person] = [await admin('MANAGE_ADMIN_PERMISSIONS', 'MANAGE_USERS'), await makePerson(server)];
    const set = (permissions: AdminPermission[]) =>
      boss.browser.call('PUT /v1/admin/users/{id}/permissions', { ...of(person.id), body: { permissions } });
    expect((await set(['ALL'])).code).toBe('FORBIDDEN');
    expect((await set(['BLOCK_USERS'])).code).toBe('FORBIDDEN');
    expect((await set(['VIEW_USERS_LIST'])).status).toBe(204);
    expect((await person.browser.call('GET /v1/admin/users')).status).toBe(200);
    expect((await set([])).status).toBe(204);
    expect((await person.browser.call('GET /v1/admin/users')).code).toBe('AUTH_NOT_ADMIN');
    expect(
      (
        await boss.browser.call('PUT /v1/admin/users/{id}/permissions', {
          ...of(boss.id),
          body: { permissions: ['ALL'] },
        })
      ).code,
    ).toBe('ADMIN_OWN_OBJECT');
  });

  test('an address is only for those who may see it', async () => {
    const [boss, reader, auditor, person] = [
      await admin('VIEW_USER'),
      await admin('VIEW_USER', 'VIEW_USER_PERSONAL_INFO'),
      await admin('ALL'),
      await makePerson(server),
    ];
    for (const { browser } of [boss, reader])
      expect((await browser.call('GET /v1/admin/users/{id}', of(person.id))).body.email).toBe('pe•••@mail.ru');
    const reveal = ({ browser }: TestPerson) => browser.call('POST /v1/admin/users/{id}/personal', of(person.id));
    expect((await reveal(boss)).code).toBe('FORBIDDEN');
    expect((await reveal(reader)).body.email).toMatch(/^person\d+@mail\.ru$/);
    const { body } = await auditor.browser.call('GET /v1/admin/audit', { query: { subject: `user:${person.id}` } });
    expect(body.items).toMatchObject([{ actor: { id: reader.id }, action: 'view.personal' }]);
  });
});

describe('the audit log', () => {
  test('has every act with its actor and reason, and none that failed', async () => {
    const [boss, auditor, person] = [await admin('BLOCK_USERS'), await admin('ALL'), await makePerson(server)];
    await boss.browser.call('POST /v1/admin/users/{id}/block', { ...of(person.id), ...reason });
    await boss.browser.call('POST /v1/admin/users/{id}/block', { ...of(person.id), ...reason });
    const { body } = await auditor.browser.call('GET /v1/admin/audit', { query: { subject: `user:${person.id}` } });
    expect(body.items).toMatchObject([
      { actor: { id: boss.id }, action: 'user.block', details: { from: 'ACTIVE', reason: 'Обман в скваде' } },
    ]);
  });

  test('names the people of a line, whom it concerned first, and opens one by its number', async () => {
    const [boss, auditor, person] = [await admin('BLOCK_USERS'), await admin('ALL'), await makePerson(server)];
    await boss.browser.call('POST /v1/admin/users/{id}/block', { ...of(person.id), ...reason });
    await server.database.pool.query(
      `INSERT INTO audit_log (actor_id, action, subject, details, created_at)
       VALUES ($1, 'withdrawal.pay', 'withdrawal:0190f000-0000-7000-8000-000000000001', $2, now())`,
      [boss.id, { amount: 100, person: boss.id, userId: person.id.toUpperCase() }],
    );
    const { body } = await auditor.browser.call('GET /v1/admin/audit', { query: { actorId: boss.id } });
    expect(body.items).toMatchObject([
      { action: 'withdrawal.pay', person: { id: person.id }, people: [{ id: boss.id }, { id: person.id }] },
      { action: 'user.block', person: { id: person.id }, people: [{ id: person.id }] },
    ]);
    const [paid] = body.items;
    const one = await auditor.browser.call('GET /v1/admin/audit/{id}', of(String(paid?.id)));
    expect(one.body).toEqual(paid);
    expect((await auditor.browser.call('GET /v1/admin/audit/{id}', of('999999999'))).code).toBe('NOT_FOUND');
  });

  test.each(["UPDATE audit_log SET action = 'nothing'", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
    'refuses %s',
    async (statement) => {
      await expect(server.database.pool.query(statement)).rejects.toThrow(/append-only/);
    },
  );
});
