import { Secret, TOTP } from 'otpauth';
import { deskCodeTerms, authLimits } from '#domain/people/auth-limits.ts';
import { secondStepTerms } from '#domain/people/second-step.ts';
import { hours } from '#domain/time/durations.ts';
import { actsOn, seenBy } from '#test/support/desk.ts';
import { testCard } from '#test/support/money/ask-for-withdrawal.ts';
import { giveMoney } from '#test/support/money/give-money.ts';
import { newKey } from '#test/support/money/start-deposit.ts';
import { waitForLetter } from '#test/support/people/latest-letter.ts';
import { lettersTo } from '#test/support/people/letters-to.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson } from '#test/support/people/make-person.ts';
import { password, registered, signInTo } from '#test/support/people/registered.ts';
import { addKey, forgetStepTries, proofHeader, takeStep } from '#test/support/second-step/key-steps.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { testBrowser, type TestBrowser } from '#test/support/server/test-browser.ts';

const server = serverForTests();

/** Codes of different half-minutes: each is taken once. */
const codeAt = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * deskCodeTerms.period });

const takeByCode = (browser: TestBrowser, code: string) =>
  browser.call('POST /v1/auth/second-step', { body: { code } });

const withApp = async () => {
  const person = await registered(server);
  const begun = await person.browser.call('POST /v1/users/me/authenticator/set-up', { body: { password } });
  const { secret } = begun.body;
  const { body } = await person.browser.call('POST /v1/users/me/authenticator', { body: { code: codeAt(secret, -1) } });
  return { ...person, secret, recovery: body.recovery };
};

const lose = (browser: TestBrowser) => browser.call('POST /v1/users/me/second-step/loss', { body: { password } });

test('an app needs the password, then its first code; its codes work once, wrong ones are counted', async () => {
  const { browser } = await registered(server);
  const setUp = (given: string) =>
    browser.call('POST /v1/users/me/authenticator/set-up', { body: { password: given } });
  expect((await setUp('not mine')).code).toBe('AUTH_WRONG_CREDENTIALS');
  const { secret } = (await setUp(password)).body;
  const confirm = (code: string) => browser.call('POST /v1/users/me/authenticator', { body: { code } });
  expect((await confirm('000000')).code).toBe('SECOND_STEP_WRONG_CODE');
  expect((await browser.call('GET /v1/users/me/second-step')).body.app).toBeNull();
  expect((await confirm(codeAt(secret, -1))).body.recovery).toHaveLength(deskCodeTerms.recoveryCodes);
  expect((await setUp(password)).code).toBe('SECOND_STEP_REQUIRED');
  const code = codeAt(secret, 0);
  expect([(await takeByCode(browser, code)).code, (await takeByCode(browser, code)).code]).toEqual([
    null,
    'SECOND_STEP_WRONG_CODE',
  ]);
  await takeByCode(browser, '000000');
  expect((await takeByCode(browser, codeAt(secret, 1))).code).toBe('RATE_LIMITED');
});

test('a recovery code works once and is told by a letter; it does not lift the hold of new requisites', async () => {
  const person = await withApp();
  const { browser, recovery } = person;
  await giveMoney(server.product.app, person.id, 10_000_000);
  const [one = ''] = recovery;
  server.clock.advance(hours(25));
  const taken = await takeByCode(browser, one);
  expect([taken.code, (await takeByCode(browser, one)).code]).toEqual([null, 'SECOND_STEP_WRONG_CODE']);
  expect((await lettersTo(server, person)).some((text) => text.includes('Осталось кодов: 9'))).toBe(true);
  const { body } = await browser.call('POST /v1/balance/withdraw', {
    body: { amount: 1000, to: testCard },
    headers: proofHeader(taken.body.proof),
    idempotencyKey: newKey(),
  });
  expect(body.heldUntil).not.toBeNull();
  const { rows } = await server.database.pool.query('SELECT code_hash FROM recovery_code WHERE user_id = $1', [
    person.id,
  ]);
  expect(rows).toHaveLength(9);
  expect(rows.some((row) => JSON.stringify(row).includes(recovery[1] ?? ''))).toBe(false);
});

test('with the last key or app recovery codes go too, and then nothing is asked any more', async () => {
  const { browser, secret } = await withApp();
  const headers = proofHeader((await takeByCode(browser, codeAt(secret, 0))).body.proof);
  expect((await browser.call('DELETE /v1/users/me/authenticator', { headers })).status).toBe(204);
  expect((await browser.call('GET /v1/users/me/second-step')).body).toMatchObject({ app: null, recoveryLeft: 0 });
  const change = { oldPassword: password, password: 'another-one-1' };
  expect((await browser.call('PUT /v1/auth/password', { body: change })).status).toBe(204);
});

test('what is lost is reset by an operator after its days; the money rests for one more', async () => {
  const person = await withApp();
  const boss = await makeAdministrator(server, 'MANAGE_USERS', 'VIEW_USER');
  await giveMoney(server.product.app, person.id, 10_000_000);
  expect((await lose(person.browser)).status).toBe(200);
  expect((await lose(person.browser)).code).toBe('SECOND_STEP_LOSS_OPEN');
  const decide = async (verdict: 'RESET' | 'KEEP') =>
    boss.browser.call('POST /v1/admin/users/{id}/second-step', {
      params: { id: person.id },
      body: { verdict, reason: 'Паспорт сверен в видеозвонке', seen: await seenBy(boss, `user:${person.id}`) },
    });
  expect((await decide('RESET')).code).toBe('SECOND_STEP_LOSS_EARLY');
  server.clock.advance(secondStepTerms.lossRests);
  const { body } = await boss.browser.call('GET /v1/admin/users/{id}/second-step', { params: { id: person.id } });
  expect(body).toMatchObject({ app: true, loss: { ready: true } });
  expect((await decide('RESET')).status).toBe(204);
  expect(await actsOn(server, `user:${person.id}`)).toEqual([
    'authenticator.add',
    'second-step.lost',
    'second-step.reset',
  ]);
  expect((await person.browser.call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
  await signInTo(person.browser, person.username);
  expect((await person.browser.call('GET /v1/users/me/second-step')).body).toMatchObject({
    app: null,
    recoveryLeft: 0,
  });
  const mate = await makePerson(server, { mate: true });
  const tip = await person.browser.call('POST /v1/balance/tips/purchase', {
    body: { userId: mate.id, amount: 100 },
    idempotencyKey: newKey(),
  });
  expect(tip.code).toBe('MONEY_RESTS');
});

test('the word is taken back by its owner, by itself once they prove themselves, or refused by an operator', async () => {
  const person = await withApp();
  await lose(person.browser);
  expect((await person.browser.call('DELETE /v1/users/me/second-step/loss')).status).toBe(204);
  expect((await person.browser.call('DELETE /v1/users/me/second-step/loss')).code).toBe('NOT_FOUND');
  await lose(person.browser);
  await takeByCode(person.browser, codeAt(person.secret, 0));
  expect((await person.browser.call('GET /v1/users/me/second-step')).body.loss).toBeNull();
  await lose(person.browser);
  const boss = await makeAdministrator(server, 'MANAGE_USERS', 'VIEW_USER');
  const { status } = await boss.browser.call('POST /v1/admin/users/{id}/second-step', {
    params: { id: person.id },
    body: {
      verdict: 'KEEP',
      reason: 'Голос в звонке не тот, человек не назвал почту',
      seen: await seenBy(boss, `user:${person.id}`),
    },
  });
  expect(status).toBe(204);
  const { body } = await person.browser.call('GET /v1/users/me/second-step');
  expect([body.loss, body.app === null]).toEqual([null, false]);
});

const mailedCode = async ({ browser, email }: { readonly browser: TestBrowser; readonly email: string }) => {
  server.clock.advance(authLimits.emailCode.resendAfter);
  expect((await browser.call('POST /v1/users/me/second-step/code')).status).toBe(204);
  return waitForLetter(browser, email, (text) => /^(\d{6})\b.*их сброса/ms.exec(text)?.[1] ?? null);
};

test('whoever has forgotten the password too comes in by a link and says it by a code of a letter', async () => {
  const { email } = await withApp();
  await server.database.pool.query('UPDATE app_user SET email_confirmed_at = now() WHERE email = $1', [email]);
  const browser = testBrowser(server.url);
  await browser.call('POST /v1/auth/login-link', { body: { email } });
  const token = await waitForLetter(browser, email, (text) => /mode=link#([\w-]+)/.exec(text)?.[1] ?? null);
  expect((await browser.call('POST /v1/auth/login-token', { body: { token } })).status).toBe(200);
  const say = (code: string) => browser.call('POST /v1/users/me/second-step/loss', { body: { code } });
  const code = await mailedCode({ browser, email });
  expect((await say(code === '000000' ? '000001' : '000000')).code).toBe('AUTH_EMAIL_WRONG_CODE');
  expect((await say(code)).status).toBe(200);
});

test('for a first key or app a code of a letter is no password where there is one', async () => {
  const person = await registered(server);
  const code = await mailedCode(person);
  const answers = [
    await person.browser.call('POST /v1/users/me/authenticator/set-up', { body: { code } }),
    await person.browser.call('POST /v1/users/me/passkeys/options', { body: { code } }),
  ];
  expect(answers.map((answer) => answer.code)).toEqual(['AUTH_WRONG_CREDENTIALS', 'AUTH_WRONG_CREDENTIALS']);
});

test('who has no second step has nothing to lose', async () => {
  expect((await lose((await registered(server)).browser)).code).toBe('SECOND_STEP_NOT_SET_UP');
});

test('a key is renamed and removed with a letter, and only by its owner', async () => {
  const person = await registered(server);
  const { key } = await addKey(server, person.browser);
  const headers = await takeStep(person.browser, key);
  const id = { id: key.id };
  const named = await person.browser.call('PUT /v1/users/me/passkeys/{id}', {
    params: id,
    body: { title: 'Дом' },
    headers,
  });
  expect(named.status).toBe(204);
  const other = await registered(server);
  expect((await other.browser.call('DELETE /v1/users/me/passkeys/{id}', { params: id })).code).toBe('NOT_FOUND');
  await forgetStepTries(server);
  await person.browser.call('DELETE /v1/users/me/passkeys/{id}', { params: id, headers });
  expect((await lettersTo(server, person)).some((text) => text.includes('удалён ключ доступа «Дом»'))).toBe(true);
});
