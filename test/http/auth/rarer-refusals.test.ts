import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { authLimits } from '#domain/people/auth-limits.ts';
import { minutes } from '#domain/time/durations.ts';
import { appUser, oneTimeToken } from '#server/platform/db/schema/people.ts';
import { newToken, tokenHash } from '#server/platform/sessions/tokens.ts';
import { waitForLetter } from '../../support/people/latest-letter';
import { makePerson } from '../../support/people/make-person';
import { password, registered, resetToken } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();

test('a code that came in time and is typed too late is refused as late, and a new one works', async () => {
  const { browser, email } = await registered(server);
  const codeOf = () => waitForLetter(browser, email, (text) => /\b(\d{6})\b/.exec(text)?.[1] ?? null);
  const code = await codeOf();
  server.clock.advance(minutes(15));
  expect((await browser.call('POST /v1/auth/email/confirm', { body: { code } })).code).toBe(
    'AUTH_EMAIL_CONFIRMATION_TIMEOUT',
  );
  await server.database.pool.query('DELETE FROM mail');
  expect((await browser.call('POST /v1/auth/email/confirm/resend')).status).toBe(204);
  expect(
    (await browser.call('POST /v1/auth/email/confirm', { body: { code: await codeOf() } })).body.emailConfirmed,
  ).toBe(true);
});

test('a code typed twice at once confirms the address, and says that it has', async () => {
  const { browser, email } = await registered(server);
  const code = await waitForLetter(browser, email, (text) => /\b(\d{6})\b/.exec(text)?.[1] ?? null);
  const confirm = () => browser.call('POST /v1/auth/email/confirm', { body: { code } });
  const answers = await Promise.all([confirm(), confirm()]);
  expect(answers.map(({ code: refused }) => refused).sort()).toEqual(['AUTH_EMAIL_ALREADY_CONFIRMED', null]);
});

test('an address is changed once a day', async () => {
  const { browser } = await registered(server);
  const change = (email: string) => browser.call('PUT /v1/auth/email', { body: { email, password } });
  expect((await change('first.new@mail.ru')).code).toBeNull();
  expect((await change('second.new@mail.ru')).code).toBe('AUTH_EMAIL_UPDATE_TIMEOUT');
  expect((await browser.call('GET /v1/users/me')).body.email).toBe('first.new@mail.ru');
  server.clock.advance(authLimits.emailChangeEvery - 1);
  expect((await change('second.new@mail.ru')).code).toBe('AUTH_EMAIL_UPDATE_TIMEOUT');
  server.clock.advance(1);
  expect((await change('second.new@mail.ru')).code).toBeNull();
});

test('of several changes of the address at once one is made', async () => {
  const { browser } = await registered(server);
  const change = (email: string) => browser.call('PUT /v1/auth/email', { body: { email, password } });
  const answers = await Promise.all(['one', 'two', 'three'].map((name) => change(`${name}.at.once@mail.ru`)));
  expect(answers.map(({ code }) => code).sort()).toEqual([
    'AUTH_EMAIL_UPDATE_TIMEOUT',
    'AUTH_EMAIL_UPDATE_TIMEOUT',
    null,
  ]);
  const made = answers.find(({ code }) => code === null)?.body.email;
  expect((await browser.call('GET /v1/users/me')).body.email).toBe(made);
});

test('of several first codes asked for at once one is sent', async () => {
  const { browser } = await makePerson(server);
  const ask = () => browser.call('POST /v1/users/me/leaving/code');
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ code }) => code).sort()).toEqual([
    'AUTH_EMAIL_CONFIRMATION_TIMEOUT',
    'AUTH_EMAIL_CONFIRMATION_TIMEOUT',
    null,
  ]);
});

test('a code is sent again after a minute, not before', async () => {
  const { browser } = await registered(server);
  const resend = () => browser.call('POST /v1/auth/email/confirm/resend');
  server.clock.advance(authLimits.emailCode.resendAfter - 1);
  expect((await resend()).code).toBe('AUTH_EMAIL_CONFIRMATION_TIMEOUT');
  server.clock.advance(1);
  expect((await resend()).status).toBe(204);
});

test('a link to a new password works for an hour', async () => {
  const { email } = await registered(server);
  const [inTime, late] = [await resetToken(server, email), await resetToken(server, email)];
  const use = (token: string) =>
    testBrowser(server.url).call('POST /v1/auth/reset-password/confirm', {
      body: { token, password: 'anothersecret1' },
    });
  server.clock.advance(authLimits.resetLink.lifetime);
  expect([(await use(inTime)).code, (await use(late)).code]).toEqual([
    'AUTH_RESET_PASSWORD_BAD_TOKEN',
    'AUTH_RESET_PASSWORD_BAD_TOKEN',
  ]);
});

test('whoever holds a link of an account that is deleted by now is told so', async () => {
  const { id, email } = await registered(server);
  const token = await resetToken(server, email);
  await server.product.app.db.update(appUser).set({ status: 'DELETED' }).where(eq(appUser.id, id));
  const answer = await testBrowser(server.url).call('POST /v1/auth/reset-password/confirm', {
    body: { token, password: 'anothersecret1' },
  });
  expect(answer.code).toBe('AUTH_USER_NOT_FOUND');
});

test('a change of the address is told to the address that was, and in the list', async () => {
  const { browser, email } = await registered(server);
  await browser.call('PUT /v1/auth/email', { body: { email: 'taken.over@mail.ru', password } });
  expect(
    await waitForLetter(browser, email, (text) => (text.includes('Теперь это taken.over@mail.ru') ? text : null)),
  ).toContain('/support');
  const { items } = (await browser.call('GET /v1/notifications')).body;
  expect(items).toMatchObject([{ kind: 'EMAIL_CHANGED', level: 'WARNING', link: '/{gameId}/settings#email' }]);
});

test('an address changed to itself stays confirmed and may still be changed', async () => {
  const { browser, email } = await registered(server);
  const code = await waitForLetter(browser, email, (text) => /\b(\d{6})\b/.exec(text)?.[1] ?? null);
  await browser.call('POST /v1/auth/email/confirm', { body: { code } });
  const change = (to: string) => browser.call('PUT /v1/auth/email', { body: { email: to, password } });
  expect((await change(email)).body.emailConfirmed).toBe(true);
  expect((await change('really.new@mail.ru')).body.emailConfirmed).toBe(false);
});

test.each([
  ['blocked', 'BLOCKED', 'AUTH_INVALID_LOGIN_TOKEN'],
  ['deleted', 'DELETED', 'AUTH_USER_NOT_FOUND'],
] as const)('a link to sign in of somebody who has been %s since opens nothing', async (_word, status, code) => {
  const { id } = await makePerson(server);
  const token = newToken();
  const { db } = server.product.app;
  await db
    .insert(oneTimeToken)
    .values({
      tokenHash: tokenHash(token),
      userId: id,
      purpose: 'LOGIN',
      expiresAt: new Date(server.clock.now() + 60_000),
    });
  await db.update(appUser).set({ status }).where(eq(appUser.id, id));
  const browser = testBrowser(server.url);
  expect((await browser.call('POST /v1/auth/login-token', { body: { token } })).code).toBe(code);
  expect((await browser.call('GET /v1/users/me')).status).toBe(401);
});

test('nobody can become a demo person who is not there', async () => {
  expect((await testBrowser(server.url).call('POST /dev/api/sign-in', { body: { userId: randomUUID() } })).code).toBe(
    'AUTH_USER_NOT_FOUND',
  );
});
