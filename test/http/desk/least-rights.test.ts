import { io } from 'socket.io-client';
import { exportLimits } from '#domain/people/desk-subject.ts';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { announceToStaff } from '#server/features/audit/public.ts';
import { cookieHeader } from '../../support/server/cookie-header';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();
const admin = (...permissions: readonly AdminPermission[]): Promise<TestPerson> =>
  makeAdministrator(server, ...permissions);

describe('whose a whole address is', () => {
  const found = async ({ browser }: TestPerson, q: string) =>
    (await browser.call('GET /v1/admin/search', { query: { q } })).body.found.length;
  const listed = async ({ browser }: TestPerson, search: string) =>
    (await browser.call('GET /v1/admin/users', { query: { search } })).body.items.length;

  test('is told to those who may see addresses, by the search and by the list', async () => {
    const person = await makePerson(server);
    const { email } = (await person.browser.call('GET /v1/users/me')).body;
    const [plain, trusted] = [
      await admin('VIEW_USER', 'VIEW_USERS_LIST'),
      await admin('VIEW_USER', 'VIEW_USERS_LIST', 'VIEW_USER_PERSONAL_INFO'),
    ];
    expect([await found(plain, email), await listed(plain, email)]).toEqual([0, 0]);
    expect([await found(trusted, email), await listed(trusted, email)]).toEqual([1, 1]);
    expect([await found(plain, person.username), await listed(plain, person.username)]).toEqual([1, 1]);
  });
});

test('files of the desk are limited, all lists together', async () => {
  const by = await admin('VIEW_USERS_LIST', 'VIEW_GAMES_LIST', 'VIEW_USER_PERSONAL_INFO', 'VIEW_TRANSACTIONS_LIST');
  const take = async (list: string) => (await by.browser.raw('GET', `/v1/admin/${list}`)).status;
  for (let taken = 0; taken < exportLimits.perOperator; taken += 1)
    expect(await take(taken % 2 === 0 ? 'users.csv' : 'games.csv')).toBe(200);
  expect([await take('users.xlsx'), await take('withdrawals.csv')]).toEqual([429, 429]);
});

/** The kinds of which an operator's socket is told, in order. */
const kindsToldTo = async ({ browser }: TestPerson) => {
  const extraHeaders = { cookie: cookieHeader(browser.cookies) };
  const socket = io(`${server.url}/realtime`, { transports: ['websocket'], forceNew: true, extraHeaders });
  const kinds: string[] = [];
  socket.on('back office changed', ({ kind }: { readonly kind: string }) => kinds.push(kind));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return { kinds, close: () => socket.disconnect() };
};

test('an operator is told of changes only of what they may see', async () => {
  const people = [await admin('MANAGE_SUPPORT'), await admin('VIEW_TRANSACTIONS_LIST'), await admin('ALL')];
  const told = await Promise.all(people.map(kindsToldTo));
  for (const kind of ['withdrawal', 'support', 'withdrawal', 'support'] as const)
    await server.product.app.db.transaction((tx) => announceToStaff(tx, kind));
  server.product.app.outbox.kick();
  await waitFor(
    async () => told.map(({ kinds }) => kinds.length),
    (counts) => counts.join() === '2,2,4',
  );
  expect(told.map(({ kinds }) => [...new Set(kinds)].sort())).toEqual([
    ['support'],
    ['withdrawal'],
    ['support', 'withdrawal'],
  ]);
  for (const { close } of told) close();
});
