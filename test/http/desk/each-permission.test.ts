import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type AdminPermission, adminPermissions } from '#domain/people/admin-permission.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { deskAccess, mayCall } from '../../support/security/desk-access';
import { contractRoutes } from '../../support/security/contract-routes';
import { sampleOf } from '../../support/security/sample-input';
import { serverForTests } from '../../support/server/server-for-tests';
import { cookieHeader } from '../../support/server/cookie-header';

const server = serverForTests();
let administrator: TestPerson;
beforeAll(async () => {
  administrator = await makePerson(server);
  await administrator.browser.raw('GET', '/v1/auth/csrf');
});

const nobody = '01890000-0000-7000-8000-00000000dead';
const atOnce = 8;

const methodOf = (method: string) => (method === 'POST' || method === 'PUT' || method === 'DELETE' ? method : 'GET');

const calls = contractRoutes
  .filter(({ path }) => path.startsWith('/v1/admin/'))
  .map(({ route, method, path, endpoint }) => ({
    route,
    method: methodOf(method),
    path: path.replaceAll(/\{\w+\}/g, nobody),
    payload: endpoint.body ? JSON.stringify(sampleOf(endpoint.body, {})) : undefined,
  }));

/** Straight into the real server: thousands of calls need no network between. */
const codeOf = async ({ method, path, payload }: (typeof calls)[number]): Promise<string | null> => {
  const { cookies } = administrator.browser;
  const { statusCode, body } = await server.product.server.inject({
    method,
    url: path,
    headers: {
      cookie: cookieHeader(cookies),
      'x-csrf-token': cookies.get('csrf') ?? '',
      'idempotency-key': randomUUID(),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return statusCode < 400 ? null : JSON.parse(body).code;
};

const grant = (permission: AdminPermission) =>
  server.product.app.db
    .update(appUser)
    .set({ isAdmin: true, permissions: [permission] })
    .where(eq(appUser.id, administrator.id));

/** Calls whose access check admitted the administrator, whatever their outcome. */
const openedCalls = async (): Promise<readonly string[]> => {
  const opened: string[] = [];
  const left = [...calls];
  const work = async (): Promise<void> => {
    for (let call = left.pop(); call; call = left.pop()) {
      const code = await codeOf(call);
      if (code !== 'FORBIDDEN' && code !== 'AUTH_NOT_ADMIN') opened.push(call.route);
      // Calls open to everybody may still require a permission for the subject.
      else if (deskAccess[call.route] === 'EVERYBODY' && code === 'FORBIDDEN') opened.push(call.route);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return opened.sort();
};

test('every call of the desk stands in the table, and none besides', () => {
  expect(calls.map(({ route }): string => route).sort()).toEqual(Object.keys(deskAccess).sort());
});

test.each(adminPermissions.map((permission) => [permission]))(
  '%s alone opens its own calls and no other',
  async (permission) => {
    await grant(permission);
    const expected = calls.map(({ route }): string => route).filter((route) => mayCall(permission, route));
    expect(await openedCalls()).toEqual(expected.sort());
  },
);

test('without any permission nothing opens', async () => {
  await server.product.app.db
    .update(appUser)
    .set({ isAdmin: false, permissions: [] })
    .where(eq(appUser.id, administrator.id));
  expect(await openedCalls()).toEqual([]);
});
