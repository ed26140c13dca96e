import { newToken, tokenHash } from '#server/platform/sessions/tokens.ts';
import { oneTimeToken } from '#server/platform/db/schema/people.ts';
import { copyOf, password, registered, resetToken, signInTo } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';
import { startTestServer } from '../../support/server/start-test-server';
import { testBrowser, type TestBrowser } from '../../support/server/test-browser';

const server = serverForTests();

/** A browser into which an attacker planted the cookies of their own session. */
const withPlanted = async () => {
  const attacker = await registered(server);
  const planted = new Map([...attacker.browser.cookies]);
  return { victim: copyOf(server.url, planted), thief: copyOf(server.url, planted), planted };
};

const ways: Readonly<Record<string, (victim: TestBrowser) => Promise<{ status: number }>>> = {
  'signing in': async (victim) => signInTo(victim, (await registered(server)).username),
  registering: async (victim) => {
    const { browser } = await registered(server, victim);
    return browser.call('GET /v1/users/me');
  },
  'a new password': async (victim) => {
    const { email } = await registered(server);
    return victim.call('POST /v1/auth/reset-password/confirm', {
      body: { token: await resetToken(server, email), password },
    });
  },
  'a login token': async (victim) => {
    const { id } = await registered(server);
    const token = newToken();
    await server.product.app.db
      .insert(oneTimeToken)
      .values({ tokenHash: tokenHash(token), userId: id, purpose: 'LOGIN', expiresAt: new Date(Date.now() + 60_000) });
    return victim.call('POST /v1/auth/login-token', { body: { token } });
  },
};

describe('a session planted before', () => {
  test.each(Object.entries(ways))('%s is replaced and worth nothing afterwards', async (_name, way) => {
    const { victim, thief, planted } = await withPlanted();
    expect((await way(victim)).status).toBe(200);
    for (const name of ['access', 'refresh', 'csrf']) expect(victim.cookies.get(name)).not.toBe(planted.get(name));
    expect((await victim.call('GET /v1/users/me')).status).toBe(200);
    expect((await thief.call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
    expect((await thief.call('POST /v1/auth/refresh')).status).toBeGreaterThanOrEqual(400);
  });

  test('tokens that never were a session’s are not taken over', async () => {
    const victim = testBrowser(server.url);
    const { username } = await registered(server);
    victim.cookies.set('access', 'A'.repeat(43)).set('refresh', 'B'.repeat(43));
    await signInTo(victim, username);
    expect([victim.cookies.get('access'), victim.cookies.get('refresh')]).not.toEqual(['A'.repeat(43), 'B'.repeat(43)]);
  });
});

describe('cookies', () => {
  const csrfName = /^(__Host-)?csrf=/;
  const cookiesOf = async (publicUrl: string): Promise<readonly string[]> => {
    const other = await startTestServer({ PUBLIC_URL: publicUrl });
    try {
      const answer = await fetch(`${other.url}/v1/auth/csrf`);
      const csrf = answer.headers.getSetCookie();
      const pairs = csrf.map((line) => line.split(';')[0] ?? '');
      const token = decodeURIComponent(pairs.find((pair) => csrfName.test(pair))?.replace(csrfName, '') ?? '');
      const body = JSON.stringify({ email: 'a@mail.ru', username: 'Cookie', password });
      const made = await fetch(`${other.url}/v1/auth/register`, {
        method: 'POST',
        body,
        headers: { cookie: pairs.join('; '), 'x-csrf-token': token, 'content-type': 'application/json' },
      });
      expect(made.status).toBe(200);
      return [...csrf, ...made.headers.getSetCookie()];
    } finally {
      await other.stop();
    }
  };

  test('are out of scripts’ reach but for the CSRF token, never sent across sites, and Secure under https', async () => {
    for (const [url, secure] of [
      ['http://127.0.0.1:3000', false],
      ['https://naparnik.example', true],
    ] as const) {
      const lines = await cookiesOf(url);
      const names = ['access', 'csrf', 'device', 'refresh'].map((name) => (secure ? `__Host-${name}` : name));
      expect([...new Set(lines.map((line) => line.split('=')[0]))].sort()).toEqual(names);
      for (const line of lines) {
        expect([line, /; HttpOnly/i.test(line)]).toEqual([line, !csrfName.test(line)]);
        expect(line).toMatch(/; SameSite=(Lax|Strict)/i);
        expect(line).toMatch(/; Path=\//i);
        expect([line, /; Secure/i.test(line)]).toEqual([line, secure]);
        expect(line).not.toMatch(/; Domain=/i);
      }
    }
  });
});
