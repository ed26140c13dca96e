import { io } from 'socket.io-client';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import type { TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { createSquadOf } from '#test/support/squads/squad-calls.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';
import { cookieHeader } from '#test/support/server/cookie-header.ts';

const server = serverForTests();
const scene = sceneForTests(server);

const admin = (...permissions: readonly AdminPermission[]): Promise<TestPerson> =>
  makeAdministrator(server, ...permissions);
const of = ({ id }: TestPerson) => ({ params: { id } });
const setPermissions = (by: TestPerson, whom: TestPerson, permissions: AdminPermission[]) =>
  by.browser.call('PUT /v1/admin/users/{id}/permissions', { ...of(whom), body: { permissions } });

const operator = () =>
  admin('BLOCK_USERS', 'UNBLOCK_USERS', 'DELETE_USERS', 'RESTORE_USERS', 'MANAGE_ADMIN_PERMISSIONS', 'VIEW_USER');

describe('nobody acts on somebody with rights that they lack', () => {
  test.each([
    [
      'blocked',
      (by, whom) =>
        by.browser.call('POST /v1/admin/users/{id}/block', { ...of(whom), body: { reason: 'Захотелось так' } }),
    ],
    [
      'deleted',
      (by, whom) => by.browser.call('DELETE /v1/admin/users/{id}', { ...of(whom), body: { reason: 'Захотелось так' } }),
    ],
    ['unblocked', (by, whom) => by.browser.call('POST /v1/admin/users/{id}/unblock', of(whom))],
    ['restored', (by, whom) => by.browser.call('POST /v1/admin/users/{id}/restore', of(whom))],
    ['stripped of a lesser right', (by, whom) => setPermissions(by, whom, ['ALL'])],
  ] satisfies readonly (readonly [string, (by: TestPerson, whom: TestPerson) => Promise<{ code: string | null }>])[])(
    'who holds ALL is not %s by an operator without it',
    async (_what, act) => {
      const [by, whom] = [await operator(), await admin('ALL', 'VIEW_USER')];
      expect((await act(by, whom)).code).toBe('FORBIDDEN');
      expect((await whom.browser.call('GET /v1/admin/users')).status).toBe(200);
    },
  );

  test('an equal may, and so may who holds ALL', async () => {
    const [by, equal, boss] = [await operator(), await admin('VIEW_USER'), await admin('ALL')];
    const block = (who: TestPerson, whom: TestPerson) =>
      who.browser.call('POST /v1/admin/users/{id}/block', { ...of(whom), body: { reason: 'Ушёл со службы' } });
    expect((await block(by, equal)).status).toBe(204);
    expect((await block(boss, by)).status).toBe(204);
  });
});

const watcher = async ({ browser }: TestPerson) => {
  const cookie = cookieHeader(browser.cookies);
  const socket = io(`${server.url}/realtime`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    watch: async (squadId: number): Promise<boolean> =>
      (await socket.timeout(5000).emitWithAck('squad watch', squadId)).ok,
    closed: () =>
      new Promise<void>((resolve) => (socket.connected ? socket.once('disconnect', () => resolve()) : resolve())),
    close: () => socket.disconnect(),
  };
};

describe('an administrator of squads', () => {
  const secretSquad = async (): Promise<number> => {
    const { body } = await createSquadOf(await scene.client(5000), {
      categoryId: scene.fun,
      mateIds: [(await scene.mate()).id],
    });
    return body.id;
  };

  test('whose right is taken hears no squad any more: the socket ends, and a new one is let to none', async () => {
    const [boss, whom, squadId] = [await admin('ALL'), await admin('MANAGE_SQUADS'), await secretSquad()];
    const tab = await watcher(whom);
    expect(await tab.watch(squadId)).toBe(true);
    const closed = tab.closed();
    await setPermissions(boss, whom, ['MANAGE_BLOG']);
    await closed;
    const again = await watcher(whom);
    expect(await again.watch(squadId)).toBe(false);
    again.close();
  });

  test('is asked for the right at every squad', async () => {
    const [whom, squadId] = [await admin('MANAGE_SQUADS'), await secretSquad()];
    const tab = await watcher(whom);
    await server.database.pool.query("UPDATE app_user SET permissions = '{MANAGE_BLOG}' WHERE id = $1", [whom.id]);
    expect(await tab.watch(squadId)).toBe(false);
    tab.close();
  });

  test('who disbands stands in the audit; an owner does not', async () => {
    const [boss, squadId] = [await admin('ALL'), await secretSquad()];
    const disband = (who: TestPerson, id: number) =>
      who.browser.call('POST /v1/squads/{id}/disband', { params: { id }, body: {} });
    const audit = async (id: number) =>
      (await boss.browser.call('GET /v1/admin/audit', { query: { subject: `squad:${id}` } })).body.items;
    expect((await disband(await admin('DISBAND_SQUADS'), squadId)).status).toBe(204);
    expect(await audit(squadId)).toMatchObject([
      { action: 'squad.disband', details: { status: 'PENDING', refundPercent: null } },
    ]);
    const owner = await scene.client(5000);
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [(await scene.mate()).id] });
    expect((await disband(owner, body.id)).status).toBe(204);
    expect(await audit(body.id)).toEqual([]);
  });
});
