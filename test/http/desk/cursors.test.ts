import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();
let operator: TestPerson;
beforeAll(async () => {
  operator = await makeAdministrator(server, 'VIEW_USERS_LIST');
});

const cursorOf = (...values: readonly unknown[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');
const after = (cursor: string, limit = 1) =>
  operator.browser.call('GET /v1/admin/users', { query: { sort: 'createdAt', cursor, limit } });

test.each(['2024-02-29', '2026-01-30', '2026-01-31', '2025-12-31'])('a page may end on %s', async (day) => {
  const { id } = await makePerson(server);
  await server.database.pool.query('UPDATE app_user SET created_at = $2 WHERE id = $1', [
    id,
    `${day} 23:59:59.123456Z`,
  ]);
  const before = await after(cursorOf(`${day} 00:00:00+00`, '00000000-0000-0000-0000-000000000000'));
  expect(before.body.items.map((person) => person.id)).toEqual([id]);
  const next = await after(before.body.nextCursor ?? '');
  expect(next.status).toBe(200);
  expect(next.body.items.map((person) => person.id)).not.toContain(id);
});

test.each(['2026-02-30', '2025-02-29', '2026-04-31', '2026-00-10', '2026-01-32', '0000-01-01', '-infinity'])(
  'a cursor that speaks of %s is refused, never a fault',
  async (day) => {
    const { status, code } = await after(cursorOf(`${day} 00:00:00+00`, operator.id));
    expect([status, code]).toEqual([400, 'VALIDATION_ERROR']);
  },
);
