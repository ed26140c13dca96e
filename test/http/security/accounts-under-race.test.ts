import { sessionIdOf } from '#server/platform/sessions/tokens.ts';
import { waitForLetter } from '../../support/people/latest-letter';
import { password, registered, resetToken, signInTo } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests({ TRUST_PROXY: '1' });

beforeEach(() => server.database.pool.query('DELETE FROM rate_count'));

const mayRead = async (browser: ReturnType<typeof testBrowser>): Promise<boolean> =>
  (await browser.call('GET /v1/users/me')).status === 200;

describe('a password changed while somebody signs in with the old one', () => {
  test('leaves them no session, at whatever moment it comes', async () => {
    for (let round = 0; round < 4; round += 1) {
      await server.database.pool.query('DELETE FROM rate_count');
      const owner = await registered(server);
      const others = Array.from({ length: 8 }, () => testBrowser(server.url));
      const entering = others.map((browser) => signInTo(browser, owner.username));
      const changed = await owner.browser.call('PUT /v1/auth/password', {
        body: { oldPassword: password, password: `another secret ${round}` },
      });
      expect(changed.status).toBe(204);
      for (const answer of await Promise.all(entering)) expect([200, 401, 400, 403]).toContain(answer.status);
      expect(await Promise.all(others.map(mayRead))).toEqual(others.map(() => false));
      expect(await mayRead(owner.browser)).toBe(true);
    }
  });

  test('is changed once, of two with the old one at the same time', async () => {
    const owner = await registered(server);
    const answers = await Promise.all(
      ['first secret 1', 'second secret 2'].map((next) =>
        owner.browser.call('PUT /v1/auth/password', { body: { oldPassword: password, password: next } }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['AUTH_WRONG_CREDENTIALS', null]);
  });
});

test('a link to a new password is worth nothing to somebody who was blocked since', async () => {
  const owner = await registered(server);
  const token = await resetToken(server, owner.email);
  await server.database.pool.query("UPDATE app_user SET status = 'BLOCKED', blocked_at = now() WHERE id = $1", [
    owner.id,
  ]);
  const visitor = testBrowser(server.url);
  const answer = await visitor.call('POST /v1/auth/reset-password/confirm', {
    body: { token, password: 'another secret' },
  });
  expect(answer.code).toBe('AUTH_RESET_PASSWORD_BAD_TOKEN');
  await server.database.pool.query("UPDATE app_user SET status = 'ACTIVE', blocked_at = NULL WHERE id = $1", [
    owner.id,
  ]);
  expect((await signInTo(visitor, owner.username)).status).toBe(200);
});

test('a made-up refresh cookie with somebody’s session in it gets no CSRF token of theirs', async () => {
  const owner = await registered(server);
  const sessionId = sessionIdOf(owner.browser.cookies.get('refresh') ?? '');
  const stranger = testBrowser(server.url);
  stranger.cookies.set('refresh', `${sessionId}.${'A'.repeat(43)}`);
  await stranger.call('GET /v1/auth/csrf');
  const planted = stranger.cookies.get('csrf') ?? '';
  expect(planted).not.toBe('');
  owner.browser.cookies.set('csrf', planted);
  const answer = await owner.browser.call('POST /v1/auth/logout');
  expect(answer.code).toBe('CSRF_TOKEN_INVALID');
});

test('a mailbox gets ten links to a new password in an hour, whoever asks from wherever', async () => {
  const owner = await registered(server);
  await server.database.pool.query('DELETE FROM mail');
  for (let n = 0; n < 14; n += 1) {
    const answer = await testBrowser(server.url).call('POST /v1/auth/reset-password', {
      body: { email: owner.email },
      headers: { 'x-forwarded-for': `10.3.0.${n}` },
    });
    expect(answer.status).toBe(204);
  }
  // The letter after the fourteen.
  const other = await registered(server);
  await testBrowser(server.url).call('POST /v1/auth/reset-password', { body: { email: other.email } });
  await waitForLetter(other.browser, other.email, (text) => /reset=([\w-]+)/.exec(text)?.[1] ?? null);
  const { rows } = await server.database.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM mail WHERE recipient = $1 AND body LIKE '%reset=%'",
    [owner.email],
  );
  expect(rows[0]?.count).toBe(10);
});

test('whether an address is known is not looked up before the answer', async () => {
  const owner = await registered(server);
  const left = async (email: string) => {
    const asked = await server.product.app.db.transaction(async (tx) => {
      // Jobs cannot be taken meanwhile: what the call itself has written stays to be seen.
      await tx.execute('LOCK TABLE one_time_token IN ACCESS EXCLUSIVE MODE');
      return testBrowser(server.url).call('POST /v1/auth/reset-password', { body: { email } });
    });
    return asked.status;
  };
  expect([await left(owner.email), await left('nobody@mail.ru')]).toEqual([204, 204]);
});
