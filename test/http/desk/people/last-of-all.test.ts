import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { grantAll } from '#server/features/accounts/public.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { statementsOf } from '#test/support/server/statements-of.ts';

const server = serverForTests();

const of = ({ id }: TestPerson) => ({ params: { id } });
const setPermissions = (by: TestPerson, whom: TestPerson, permissions: AdminPermission[]) =>
  by.browser.call('PUT /v1/admin/users/{id}/permissions', { ...of(whom), body: { permissions } });
const reason = 'Ушёл со службы совсем';
const holders = async (): Promise<number> =>
  (
    await server.database.pool.query(
      "SELECT FROM app_user WHERE is_admin AND status = 'ACTIVE' AND 'ALL' = ANY(permissions)",
    )
  ).rowCount ?? 0;

beforeEach(() => server.database.pool.query("UPDATE app_user SET is_admin = false, permissions = '{}'"));

test.each([
  ['take everything from', (by, whom) => setPermissions(by, whom, [])],
  ['block', (by, whom) => by.browser.call('POST /v1/admin/users/{id}/block', { ...of(whom), body: { reason } })],
  ['delete', (by, whom) => by.browser.call('DELETE /v1/admin/users/{id}', { ...of(whom), body: { reason } })],
] satisfies readonly (readonly [string, (by: TestPerson, whom: TestPerson) => Promise<{ status: number }>])[])(
  'two who %s one another at the same moment leave one who holds ALL',
  async (_what, act) => {
    const [one, other] = [await makeAdministrator(server, 'ALL'), await makeAdministrator(server, 'ALL')];
    const answers: { readonly status: number }[] = [];
    const asked = await statementsOf(server, async () =>
      answers.push(...(await Promise.all([act(one, other), act(other, one)]))),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await holders()).toBe(1);
    // Neither waited for what the other had: nothing was begun again, and nothing at all by whom the first had put out.
    expect(asked.filter((statement) => statement === 'begin').length).toBeLessThanOrEqual(2);
  },
);

test('the command line gives everything to an account that exists, and the log knows', async () => {
  const [person, auditor] = [await makePerson(server), await makeAdministrator(server, 'ALL')];
  const { rows } = await server.database.pool.query<{ email: string }>('SELECT email FROM app_user WHERE id = $1', [
    person.id,
  ]);
  expect(await grantAll(server.product.app, 'nobody@mail.ru')).toEqual({ refused: 'UNKNOWN' });
  expect(await grantAll(server.product.app, (rows[0]?.email ?? '').toUpperCase())).toEqual({
    granted: person.username,
  });
  expect((await person.browser.call('GET /v1/admin/audit')).status).toBe(200);
  const { body } = await auditor.browser.call('GET /v1/admin/audit', { query: { subject: `user:${person.id}` } });
  expect(body.items).toMatchObject([
    { actor: { id: person.id }, action: 'user.permissions', details: { by: 'npm run admin', after: ['ALL'] } },
  ]);
});
