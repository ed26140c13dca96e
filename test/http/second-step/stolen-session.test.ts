import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { secondStepTerms } from '#domain/people/second-step.ts';
import { hours } from '#domain/time/durations.ts';
import { testCard } from '#test/support/money/ask-for-withdrawal.ts';
import { giveMoney } from '#test/support/money/give-money.ts';
import { newKey } from '#test/support/money/start-deposit.ts';
import { makePerson } from '#test/support/people/make-person.ts';
import { copyOf, password, registered, resetToken, signInTo } from '#test/support/people/registered.ts';
import { waitForLetter } from '#test/support/people/latest-letter.ts';
import { addKey, answerOf, signInByKey, takeStep } from '#test/support/second-step/key-steps.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { testBrowser, type TestBrowser } from '#test/support/server/test-browser.ts';

const server = serverForTests();

const withdraw = (browser: TestBrowser, headers: Readonly<Record<string, string>> = {}, idempotencyKey = newKey()) =>
  browser.call('POST /v1/balance/withdraw', { body: { amount: 1000, to: testCard }, headers, idempotencyKey });

const richWithKey = async () => {
  const person = await registered(server);
  await giveMoney(server.product.app, person.id, 10_000_000);
  return { ...person, ...(await addKey(server, person.browser)) };
};

/** Every call that the contract declares `confirmed`, as a thief would make it. */
const attempts = (browser: TestBrowser) => [
  withdraw(browser),
  browser.call('DELETE /v1/balance/user-withdrawal-methods/{id}', {
    params: { id: '0199f3a0-0000-7000-8000-000000000001' },
  }),
  browser.call('PUT /v1/auth/email', { body: { email: 'thief@mail.ru', password } }),
  browser.call('PUT /v1/auth/password', { body: { oldPassword: password, password: 'of-the-thief-1' } }),
  browser.call('POST /v1/users/me/passkeys/options', { body: { password } }),
  browser.call('POST /v1/users/me/authenticator/set-up', { body: { password } }),
  browser.call('DELETE /v1/users/me/authenticator'),
  browser.call('POST /v1/users/me/recovery-codes'),
  browser.call('POST /v1/users/me/identities/{provider}', { params: { provider: 'yandex' }, body: {} }),
  browser.call('POST /v1/users/me/leaving', { body: { password, givesUp: kopecksToRubles(10_000_000) } }),
];

const refusedAll = async (browser: TestBrowser): Promise<void> => {
  const codes = (await Promise.all(attempts(browser))).map(({ code }) => code);
  expect(codes).toEqual(codes.map(() => 'SECOND_STEP_REQUIRED'));
};

test('a withdrawal asks once for the visit, and the same call goes through afterwards', async () => {
  const { browser, key } = await richWithKey();
  const idempotencyKey = newKey();
  const refused = await browser.call('POST /v1/balance/withdraw', {
    body: { amount: 1000, to: testCard },
    idempotencyKey,
  });
  expect([refused.code, Object(refused.body).details.ways]).toEqual(['SECOND_STEP_REQUIRED', ['KEY', 'RECOVERY']]);
  const headers = await takeStep(browser, key);
  expect((await withdraw(browser, headers, idempotencyKey)).status).toBe(200);
  const change = { oldPassword: password, password: 'another-one-1' };
  expect((await browser.call('PUT /v1/auth/password', { body: change, headers })).status).toBe(204);
});

test('with a copied session nothing leaves and nothing changes, not even after its owner has taken the step', async () => {
  const { browser, key, email } = await richWithKey();
  await takeStep(browser, key);
  await refusedAll(copyOf(server.url, browser.cookies));
  expect((await browser.call('GET /v1/users/me')).body).toMatchObject({ email, balance: 100_000 });
});

test('what one session has proved is worth nothing in another, nor when it is altered or old', async () => {
  const { browser, key, username } = await richWithKey();
  const other = testBrowser(server.url);
  await signInTo(other, username);
  const headers = await takeStep(browser, key);
  const [until = '', since = '', signature = ''] = headers['x-second-step'].split('.');
  const forged = [
    `${Number(until) + 1}.${since}.${signature}`,
    `${until}.0.${signature}`,
    `${until}.${since}.`,
    'anything',
    '',
  ];
  expect((await withdraw(other, headers)).code).toBe('SECOND_STEP_REQUIRED');
  for (const proof of forged)
    expect((await withdraw(browser, { 'x-second-step': proof })).code).toBe('SECOND_STEP_REQUIRED');
});

test('with the mailbox alone neither money nor password is reached: links open an unproven session', async () => {
  const { email, username, key } = await richWithKey();
  const token = await resetToken(server, email);
  const thief = testBrowser(server.url);
  const setPassword = (browser: TestBrowser) =>
    browser.call('POST /v1/auth/reset-password/confirm', { body: { token, password: 'of-the-thief-1' } });
  const refused = await setPassword(thief);
  expect([refused.code, Object(refused.body).details]).toEqual([
    'SECOND_STEP_REQUIRED',
    { ways: ['KEY', 'RECOVERY'], link: true },
  ]);
  expect((await signInTo(testBrowser(server.url), username)).status).toBe(200);
  await server.database.pool.query('UPDATE app_user SET email_confirmed_at = now() WHERE email = $1', [email]);
  await thief.call('POST /v1/auth/login-link', { body: { email } });
  const link = await waitForLetter(thief, email, (text) => /mode=link#([\w-]+)/.exec(text)?.[1] ?? null);
  expect((await thief.call('POST /v1/auth/login-token', { body: { token: link } })).status).toBe(200);
  await refusedAll(thief);
  // The owner sets a new password by such a link: the step is taken for the link, which has no session.
  const again = await resetToken(server, email);
  const owner = testBrowser(server.url);
  const { body } = await owner.call('POST /v1/auth/second-step/options', { body: { resetToken: again } });
  const taken = await owner.call('POST /v1/auth/second-step', {
    body: { resetToken: again, answer: key.sign(body.challenge) },
  });
  expect(taken.code).toBeNull();
  const set = await owner.call('POST /v1/auth/reset-password/confirm', {
    body: { token: again, password: 'new-of-mine-1' },
  });
  expect(set.status).toBe(200);
});

test('with both, session and mailbox, nothing leaves either; the word that all is lost takes its days', async () => {
  const { browser, email } = await richWithKey();
  const thief = copyOf(server.url, browser.cookies);
  await refusedAll(thief);
  expect((await thief.call('POST /v1/users/me/second-step/loss', { body: { password } })).status).toBe(200);
  await waitForLetter(thief, email, (text) => (text.includes('Просят сбросить') ? text : null));
  await refusedAll(thief);
});

test('requisites that are new are held for a day, unless a second step of old has confirmed them', async () => {
  const fresh = await richWithKey();
  const held = await withdraw(fresh.browser, await takeStep(fresh.browser, fresh.key));
  expect(held.body.heldUntil).not.toBeNull();
  const old = await richWithKey();
  server.clock.advance(hours(25));
  expect((await withdraw(old.browser, await takeStep(old.browser, old.key))).body.heldUntil).toBeNull();
  const none = await makePerson(server);
  await giveMoney(server.product.app, none.id, 10_000_000);
  expect((await withdraw(none.browser)).body.heldUntil).not.toBeNull();
});

test('small tips go without it; what adds up within a day above the setting asks for it', async () => {
  const { browser, key } = await richWithKey();
  const mate = await makePerson(server, { mate: true });
  const tip = (amount: number, headers = {}) =>
    browser.call('POST /v1/balance/tips/purchase', {
      body: { userId: mate.id, amount },
      headers,
      idempotencyKey: newKey(),
    });
  const half = kopecksToRubles(secondStepTerms.freeWithinDay) / 2;
  expect([(await tip(half)).code, (await tip(half)).code, (await tip(100)).code]).toEqual([
    null,
    null,
    'SECOND_STEP_REQUIRED',
  ]);
  expect((await tip(100, await takeStep(browser, key))).code).toBeNull();
  const many = await richWithKey();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      many.browser.call('POST /v1/balance/tips/purchase', {
        body: { userId: mate.id, amount: half },
        idempotencyKey: newKey(),
      }),
    ),
  );
  expect(answers.filter(({ code }) => code === null)).toHaveLength(2);
});

test('signing in by a key is a second step; an answer for one purpose is none for another', async () => {
  const { key, browser } = await richWithKey();
  const mine = testBrowser(server.url);
  const { body } = await signInByKey(mine, key);
  expect((await withdraw(mine, { 'x-second-step': body.proof })).status).toBe(200);
  const stranger = testBrowser(server.url);
  await stranger.call('POST /v1/auth/passkey/options');
  expect((await stranger.call('POST /v1/auth/passkey', { body: { answer: await answerOf(browser, key) } })).code).toBe(
    'PASSKEY_REFUSED',
  );
});
