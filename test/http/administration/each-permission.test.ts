import { eq } from 'drizzle-orm';
import { adminPermissions } from '../../../src/domain/enums/admin-permission';
import type { AdminPermission } from '../../../src/domain/enums/admin-permission';
import { appUser } from '../../../src/server/db/schema/people';
import { makePerson } from '../../support/make-person';
import type { TestPerson } from '../../support/make-person';
import { contractRoutes } from '../../support/security/contract-routes';
import { sampleOf } from '../../support/security/sample-input';
import { serverForTests } from '../../support/server-for-tests';

const server = serverForTests();
let administrator: TestPerson;
beforeAll(async () => {
  administrator = await makePerson(server);
  await administrator.browser.raw('GET', '/v1/auth/csrf');
});

const nobody = '01890000-0000-7000-8000-00000000dead';

/** What lets through besides the permission itself: the reading of one page, kept apart from the server's table. */
const alsoBy: Partial<Record<AdminPermission, readonly AdminPermission[]>> = {
  VIEW_USERS_LIST: ['MANAGE_USERS'],
  VIEW_USER: ['MANAGE_USERS'],
};

const routes = contractRoutes.flatMap((route) => (typeof route.endpoint.access === 'object' ? [{ ...route, wanted: route.endpoint.access.permission }] : []));
const ours = routes.filter(({ path }) => path.startsWith('/v1/admin/users') || path.startsWith('/v1/admin/support') || path.startsWith('/v1/admin/audit'));

const grant = (permission: AdminPermission) =>
  server.product.app.db.update(appUser).set({ isAdmin: true, permissions: [permission] }).where(eq(appUser.id, administrator.id));

test.each(adminPermissions.map((permission) => [permission]))('%s alone opens its own routes and no other', async (permission) => {
  await grant(permission);
  for (const { route, method, path, endpoint, wanted } of ours) {
    const body = endpoint.body ? { body: JSON.stringify(sampleOf(endpoint.body, {})) } : {};
    const { code } = await administrator.browser.raw(method, path.replaceAll(/\{\w+\}/g, nobody), body);
    const may = permission === wanted || permission === 'ALL' || (alsoBy[wanted]?.includes(permission) ?? false);
    expect([route, code === 'FORBIDDEN' || code === 'AUTH_NOT_ADMIN']).toEqual([route, !may]);
  }
});

test('there are routes to try', () => {
  expect(ours.length).toBeGreaterThanOrEqual(10);
});
