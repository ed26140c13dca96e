import { makeAdministrator } from '../../support/people/make-administrator';
import { password, signInTo } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
const register = (email: string, username: string) =>
  testBrowser(server.url).call('POST /v1/auth/register', { body: { email, username, password } });

/** The same mailbox, as one browser sends it and as another does. */
const [readable, ascii] = ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'];

test('an address of a Cyrillic domain is one account, however it is written', async () => {
  const { status, body } = await register(`\u200b${ascii} `, 'Domainer');
  expect([status, body.email]).toEqual([200, readable]);
  expect((await register(readable, 'Domainer-Two')).code).toBe('AUTH_EMAIL_ALREADY_TAKEN');
  for (const login of [readable, ascii, 'IVAN@ПОЧТА.РФ'])
    expect((await signInTo(testBrowser(server.url), login)).status).toBe(200);
});

test('operators find it by either', async () => {
  const boss = await makeAdministrator(server, 'VIEW_USERS_LIST', 'VIEW_USER_PERSONAL_INFO');
  for (const search of [readable, ascii]) {
    const { items } = (await boss.browser.call('GET /v1/admin/users', { query: { search } })).body;
    expect(items.map(({ username }) => username)).toEqual(['Domainer']);
  }
});

test('a Cyrillic name before the @ is refused: few mail servers take it', async () => {
  expect((await register('иван@почта.рф', 'Namer')).code).toBe('VALIDATION_ERROR');
});
