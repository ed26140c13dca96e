import { oneTimeToken } from '#server/platform/db/schema/people.ts';
import { newToken, tokenHash } from '#server/platform/sessions/tokens.ts';
import { password, registered, resetToken, signInTo } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

// Fifty passwords are hashed one after another.

const server = serverForTests();

const loginToken = async (expiresIn = 60_000): Promise<string> => {
  const { id } = await registered(server);
  const token = newToken();
  await server.product.app.db
    .insert(oneTimeToken)
    .values({ tokenHash: tokenHash(token), userId: id, purpose: 'LOGIN', expiresAt: new Date(Date.now() + expiresIn) });
  return token;
};

const kinds = {
  'a link to a new password': {
    make: async () => resetToken(server, (await registered(server)).email),
    spend: (token: string) =>
      testBrowser(server.url).call('POST /v1/auth/reset-password/confirm', {
        body: { token, password: 'anothersecret1' },
      }),
    refusal: 'AUTH_RESET_PASSWORD_BAD_TOKEN',
  },
  'a login token': {
    make: () => loginToken(),
    spend: (token: string) => testBrowser(server.url).call('POST /v1/auth/login-token', { body: { token } }),
    refusal: 'AUTH_INVALID_LOGIN_TOKEN',
  },
} as const;

const expire = () => server.database.pool.query("UPDATE one_time_token SET expires_at = now() - interval '2 hours'");
const altered = (token: string): string => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;

describe.each(Object.entries(kinds))('%s', (name, { make, spend, refusal }) => {
  beforeEach(() => server.database.pool.query('DELETE FROM rate_count'));

  test('works once, of fifty at the same time too', async () => {
    const token = await make();
    const answers = await Promise.all(Array.from({ length: 50 }, () => spend(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, refusal]));
    expect((await spend(token)).code).toBe(refusal);
  });

  test('does not work when expired, altered, or made for the other purpose', async () => {
    const token = await make();
    expect((await spend(altered(token))).code).toBe(refusal);
    const other = await (name === 'a login token' ? kinds['a link to a new password'] : kinds['a login token']).make();
    expect((await spend(other)).code).toBe(refusal);
    await expire();
    expect((await spend(token)).code).toBe(refusal);
  });
});

test('a new password makes the links of older letters worthless', async () => {
  const { email, username } = await registered(server);
  const first = await resetToken(server, email);
  const second = await resetToken(server, email);
  expect((await kinds['a link to a new password'].spend(second)).status).toBe(200);
  expect((await kinds['a link to a new password'].spend(first)).code).toBe('AUTH_RESET_PASSWORD_BAD_TOKEN');
  expect((await signInTo(testBrowser(server.url), username, password)).code).toBe('AUTH_WRONG_CREDENTIALS');
  expect((await signInTo(testBrowser(server.url), username, 'anothersecret1')).status).toBe(200);
});

test('asking for a link says nothing about whether the address is known', async () => {
  const { email } = await registered(server);
  const [known, unknown] = [
    await testBrowser(server.url).call('POST /v1/auth/reset-password', { body: { email } }),
    await testBrowser(server.url).call('POST /v1/auth/reset-password', { body: { email: 'nobody@mail.ru' } }),
  ];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
});

test('a new address makes the links in the old one worthless', async () => {
  const { email, browser } = await registered(server);
  const link = await resetToken(server, email);
  expect((await browser.call('PUT /v1/auth/email', { body: { email: 'moved.away@mail.ru', password } })).status).toBe(
    200,
  );
  expect((await kinds['a link to a new password'].spend(link)).code).toBe('AUTH_RESET_PASSWORD_BAD_TOKEN');
});
