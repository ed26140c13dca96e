import { authLimits } from '#domain/people/auth-limits.ts';
import { serverForTests } from '../../support/server/server-for-tests';
import { soakOr } from '../../support/soak';
import { password, registered, signInTo } from '../../support/people/registered';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests({ TRUST_PROXY: '1' });

const guesses = soakOr(1000, 60);

/** A stranger behind an address of their own each time. */
const guess = (login: string, secret: string, address: string) =>
  testBrowser(server.url).call('POST /v1/auth/login', {
    body: { login, password: secret },
    headers: { 'x-forwarded-for': address },
  });

const codes = (answers: readonly { readonly code: string | null }[]) => {
  const counted: Record<string, number> = {};
  for (const { code } of answers) counted[code ?? 'let in'] = (counted[code ?? 'let in'] ?? 0) + 1;
  return counted;
};

test(`of ${guesses} passwords tried on one account from everywhere at once, ten are looked at`, async () => {
  const owner = await registered(server);
  const answers = await Promise.all(
    Array.from({ length: guesses }, (_, n) => guess(owner.username, `wrong-${n}`, `10.0.${n >> 8}.${n & 255}`)),
  );
  expect(codes(answers)).toEqual({ AUTH_WRONG_CREDENTIALS: 10, RATE_LIMITED: guesses - 10 });
  // The right password is not checked either: a stranger learns nothing.
  expect((await guess(owner.email, password, '10.1.0.1')).code).toBe('RATE_LIMITED');
  await owner.browser.call('POST /v1/auth/logout');
  expect((await signInTo(owner.browser, owner.username)).status).toBe(200);
  await server.database.pool.query("UPDATE rate_count SET resets_at = now() - interval '1 second'");
  expect((await guess(owner.username, password, '10.1.0.2')).status).toBe(200);
});

test('one address may not try a password on a thousand accounts', async () => {
  const tries = soakOr(1000, 120);
  const answers = await Promise.all(
    Array.from({ length: tries }, (_, n) => guess(`nobody${n}`, 'qwerty12345', '10.9.9.9')),
  );
  expect(codes(answers)).toEqual({ AUTH_WRONG_CREDENTIALS: 100, RATE_LIMITED: tries - 100 });
});

test('a home of the sixth version is one address, however many it has', async () => {
  const { perAddress } = authLimits.letters;
  const ask = (address: string) =>
    testBrowser(server.url).call('POST /v1/auth/reset-password', {
      body: { email: 'nobody@mail.ru' },
      headers: { 'x-forwarded-for': address },
    });
  const answers = [];
  for (let n = 0; n < perAddress + 2; n += 1) answers.push(await ask(`2001:db8:7:7:${n}::${n}`));
  expect(codes(answers)).toEqual({ 'let in': perAddress, RATE_LIMITED: 2 });
  expect((await ask('2001:db8:7:8::1')).status).toBe(204);
});

test('an account that does not exist is refused in the same words, and counted alike', async () => {
  const answers = [];
  for (let n = 0; n < 11; n += 1) answers.push(await guess('Phantom', 'qwerty12345', `10.2.0.${n}`));
  expect(codes(answers)).toEqual({ AUTH_WRONG_CREDENTIALS: 10, RATE_LIMITED: 1 });
});

test('the code of the letter is guessed five times at most', async () => {
  const { browser } = await registered(server);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      browser.call('POST /v1/auth/email/confirm', { body: { code: String(n).padStart(6, '0') } }),
    ),
  );
  expect(codes(answers)).toEqual({ AUTH_EMAIL_WRONG_CODE: 5, AUTH_EMAIL_CONFIRMATION_TIMEOUT: 25 });
});

test('another letter with a code is sent once a minute, however often it is asked for at once', async () => {
  const { id, email, browser } = await registered(server);
  await server.database.pool.query(
    "UPDATE email_code SET sent_at = sent_at - interval '61 seconds' WHERE user_id = $1",
    [id],
  );
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.call('POST /v1/auth/email/confirm/resend')),
  );
  expect(codes(answers)).toEqual({ 'let in': 1, AUTH_EMAIL_CONFIRMATION_TIMEOUT: 9 });
  expect(email).toContain('@');
});
