import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { actsOn } from '#test/support/desk.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { openSockets } from '#test/support/server/open-sockets.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';

const server = serverForTests();
const admin = (...permissions: readonly AdminPermission[]): Promise<TestPerson> =>
  makeAdministrator(server, ...permissions);
const of = ({ id }: TestPerson) => ({ params: { id } });
const reason = 'По просьбе в поддержке';
const told = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifications', { query: {} })).body.items.map(({ kind }) => kind);

describe('an operator changes an account', () => {
  test('the name, and the person learns why', async () => {
    const [boss, person, other] = [await admin('UPDATE_USER'), await makePerson(server), await makePerson(server)];
    const rename = (username: string) =>
      boss.browser.call('PUT /v1/admin/users/{id}/username', { ...of(person), body: { username, reason } });
    await server.database.pool.query("UPDATE app_user SET username_key = 'taken-name' WHERE id = $1", [other.id]);
    expect((await rename('Taken-Name')).code).toBe('ADMIN_USER_USERNAME_TAKEN');
    expect((await rename('Another-Name')).status).toBe(204);
    expect((await person.browser.call('GET /v1/users/me')).body.username).toBe('Another-Name');
    expect(await told(person)).toEqual(['ACCOUNT_CHANGED']);
  });

  test('the address, which is to be confirmed again; nobody else’s is given away', async () => {
    const [boss, person, other] = [await admin('UPDATE_USER'), await makePerson(server), await makePerson(server)];
    const change = (email: string) =>
      boss.browser.call('PUT /v1/admin/users/{id}/email', { ...of(person), body: { email, reason } });
    const { email: taken } = (await other.browser.call('GET /v1/users/me')).body;
    expect((await change(taken)).code).toBe('ADMIN_USER_EMAIL_TAKEN');
    expect((await change('New-Address@mail.ru')).status).toBe(204);
    expect((await person.browser.call('GET /v1/users/me')).body).toMatchObject({
      email: 'new-address@mail.ru',
      emailConfirmed: false,
    });
  });

  test('two at once: the second learns what the first did', async () => {
    const [first, second, person] = [await admin('ALL'), await admin('ALL'), await makePerson(server)];
    const seenBy = async ({ browser }: TestPerson) =>
      (await browser.call('GET /v1/admin/history', { query: { subject: `user:${person.id}` } })).body.seen;
    const [seen, alsoSeen] = [await seenBy(first), await seenBy(second)];
    const remove = (by: TestPerson, sight: number) =>
      by.browser.call('POST /v1/admin/users/{id}/avatar/remove', { ...of(person), body: { reason, seen: sight } });
    expect((await remove(first, seen)).status).toBe(204);
    const late = await remove(second, alsoSeen);
    expect([late.code, late.body]).toMatchObject([
      'ADMIN_CHANGED_MEANWHILE',
      { details: { action: 'user.avatar', by: first.username } },
    ]);
    expect((await remove(second, await seenBy(second))).status).toBe(204);
  });

  test('not their own', async () => {
    const boss = await admin('ALL');
    const { code } = await boss.browser.call('PUT /v1/admin/users/{id}/username', {
      ...of(boss),
      body: { username: 'Self-Made', reason },
    });
    expect(code).toBe('ADMIN_OWN_OBJECT');
  });
});

test('an operator ends the sessions of a person, sockets too', async () => {
  const [boss, person] = [await admin('UPDATE_USER', 'VIEW_USER'), await makePerson(server)];
  const sockets = await openSockets(server.url, person.browser);
  const { body } = await boss.browser.call('GET /v1/admin/users/{id}/sessions', of(person));
  expect(body.sessions).toHaveLength(1);
  expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1/);
  expect((await boss.browser.call('DELETE /v1/admin/users/{id}/sessions', of(person))).status).toBe(204);
  await sockets.closed();
  expect((await person.browser.call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
});

describe('the sessions of somebody with rights that an operator lacks', () => {
  test.each(['one', 'all'])('are not theirs to end, %s', async (which) => {
    const [by, whom] = [await admin('UPDATE_USER', 'VIEW_USER'), await admin('ALL')];
    const [session] = (await by.browser.call('GET /v1/admin/users/{id}/sessions', of(whom))).body.sessions;
    const { code } = await (which === 'all'
      ? by.browser.call('DELETE /v1/admin/users/{id}/sessions', of(whom))
      : by.browser.call('DELETE /v1/admin/users/{id}/sessions/{sessionId}', {
          params: { id: whom.id, sessionId: session?.id ?? '' },
        }));
    expect([code, (await whom.browser.call('GET /v1/users/me')).status]).toEqual(['FORBIDDEN', 200]);
  });
});

test('one session is ended by an operator, its sockets too, and the log knows', async () => {
  const [boss, person] = [await admin('UPDATE_USER', 'VIEW_USER'), await makePerson(server)];
  const sockets = await openSockets(server.url, person.browser);
  const [session] = (await boss.browser.call('GET /v1/admin/users/{id}/sessions', of(person))).body.sessions;
  const end = () =>
    boss.browser.call('DELETE /v1/admin/users/{id}/sessions/{sessionId}', {
      params: { id: person.id, sessionId: session?.id ?? '' },
    });
  expect((await end()).status).toBe(204);
  await sockets.closed();
  expect((await end()).code).toBe('AUTH_SESSION_NOT_FOUND');
  expect(await actsOn(server, `user:${person.id}`)).toEqual(['user.sign-out']);
});

describe('the list of people', () => {
  const found = async (by: TestPerson, query: Parameters<typeof by.browser.call<'GET /v1/admin/users'>>[1]) =>
    (await by.browser.call('GET /v1/admin/users', query)).body.items.map(({ username }) => username);

  test('finds by the beginning of a name, a whole address and an id', async () => {
    const [boss, person] = [await admin('VIEW_USERS_LIST', 'VIEW_USER_PERSONAL_INFO'), await makePerson(server)];
    const { email } = (await person.browser.call('GET /v1/users/me')).body;
    for (const search of [email.toUpperCase(), person.id, person.username.toLowerCase()])
      expect(await found(boss, { query: { search } })).toContain(person.username);
    expect(await found(boss, { query: { search: '%' } })).toEqual([]);
  });

  test('keeps its order and loses nobody page by page, in each order', async () => {
    const boss = await admin('VIEW_USERS_LIST');
    for (let made = 0; made < 5; made += 1) await makePerson(server, { mate: made % 2 === 0 });
    const { rows } = await server.database.pool.query<{ id: string }>('SELECT id FROM app_user');
    for (const sort of ['createdAt', '-orders', 'lastOnlineAt', '-lastOnlineAt', 'username'] as const) {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const { body }: { body: { items: readonly { id: string }[]; nextCursor: string | null } } =
          await boss.browser.call('GET /v1/admin/users', {
            query: { sort, limit: '3', ...(cursor === null ? {} : { cursor }) },
          });
        ids.push(...body.items.map(({ id }) => id));
        cursor = body.nextCursor;
      } while (cursor !== null);
      expect(ids).toHaveLength(rows.length);
      expect(new Set(ids).size).toBe(rows.length);
    }
  });

  test('leaves a whole file, with masked addresses, and a line in the log', async () => {
    const boss = await admin('ALL');
    const answer = await boss.browser.raw('GET', '/v1/admin/users.csv?kind[]=ADMIN');
    expect(answer.headers.get('content-type')).toMatch(/csv/);
    const { rows } = await server.database.pool.query(
      "SELECT details FROM audit_log WHERE actor_id = $1 AND action = 'view.export'",
      [boss.id],
    );
    expect(rows).toEqual([{ details: { kind: ['ADMIN'] } }]);
  });
});
