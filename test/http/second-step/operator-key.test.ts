import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { grantAll } from '#server/features/accounts/public.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { lettersTo } from '#test/support/people/letters-to.ts';
import { password, registered, signInTo } from '#test/support/people/registered.ts';
import { addKey, answerOf, takeStep } from '#test/support/second-step/key-steps.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { testBrowser, type TestBrowser } from '#test/support/server/test-browser.ts';

const server = serverForTests({ ADMIN_CODE: '1' });

const operatorWithKey = async () => {
  const person = await registered(server);
  await server.product.app.db
    .update(appUser)
    .set({ isAdmin: true, permissions: ['ALL'] })
    .where(eq(appUser.id, person.id));
  return { ...person, ...(await addKey(server, person.browser)) };
};

const read = async (browser: TestBrowser) => (await browser.call('GET /v1/admin/users')).code;

test('a key of an operator opens the desk in their session, as a code does', async () => {
  const { browser, key, username } = await operatorWithKey();
  expect(await read(browser)).toBe('ADMIN_CODE_REQUIRED');
  expect((await browser.call('GET /v1/admin/code')).body).toMatchObject({ setUp: true, hasKey: true, open: false });
  const answer = await answerOf(browser, key);
  expect((await browser.call('POST /v1/admin/code/passkey', { body: { answer } })).status).toBe(204);
  expect((await browser.call('POST /v1/admin/code/passkey', { body: { answer } })).code).toBe('PASSKEY_REFUSED');
  expect(await read(browser)).toBeNull();
  const other = testBrowser(server.url);
  await signInTo(other, username);
  expect(await read(other)).toBe('ADMIN_CODE_REQUIRED');
});

test('a key of somebody else does not open it', async () => {
  const [one, two] = [await operatorWithKey(), await operatorWithKey()];
  const { body } = await one.browser.call('POST /v1/auth/second-step/options', { body: {} });
  const opened = await one.browser.call('POST /v1/admin/code/passkey', {
    body: { answer: two.key.sign(body.challenge) },
  });
  expect([opened.code, await read(one.browser)]).toEqual(['PASSKEY_REFUSED', 'ADMIN_CODE_REQUIRED']);
});

test('who has a key adds an app by the key, not by the password alone; a recovery code opens the desk too', async () => {
  const { browser, key, recovery } = await operatorWithKey();
  const setUp = (headers = {}) => browser.call('POST /v1/admin/code/set-up', { body: { password }, headers });
  expect((await setUp()).code).toBe('SECOND_STEP_REQUIRED');
  const headers = await takeStep(browser, key);
  const begun = await setUp(headers);
  expect(begun.status).toBe(200);
  const code = new TOTP({ secret: Secret.fromBase32(begun.body.secret) }).generate();
  const confirmed = await browser.call('POST /v1/admin/code/confirm', { body: { code }, headers });
  // The codes that came with the key stay as they were.
  expect([confirmed.status, confirmed.body]).toEqual([200, { recovery: [] }]);
  expect((await browser.call('POST /v1/admin/code', { body: { code: recovery[0] ?? '' } })).status).toBe(204);
});

const bossAtDesk = async () => {
  const boss = await operatorWithKey();
  await boss.browser.call('POST /v1/admin/code/passkey', { body: { answer: await answerOf(boss.browser, boss.key) } });
  return (id: string) => boss.browser.call('DELETE /v1/admin/operators/{id}/code', { params: { id } });
};

const saysReset = (text: string): boolean => text.includes('Мы убрали из аккаунта все ключи доступа');

test('the reset by another operator takes keys away, ends sessions, is told by a letter, and lets the money rest', async () => {
  const [reset, person] = [await bossAtDesk(), await operatorWithKey()];
  expect((await reset(person.id)).status).toBe(204);
  expect(await read(person.browser)).toBe('UNAUTHENTICATED');
  expect((await lettersTo(server, person)).some(saysReset)).toBe(true);
  await signInTo(person.browser, person.username);
  expect(await read(person.browser)).toBe('ADMIN_CODE_NOT_SET_UP');
  expect((await person.browser.call('GET /v1/users/me/second-step')).body).toMatchObject({ keys: [], recoveryLeft: 0 });
  const { rows } = await server.database.pool.query('SELECT status FROM second_step_loss WHERE user_id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([{ status: 'RESET' }]);
});

test('the second step of a person who is no operator is not reset as a code of the desk', async () => {
  const reset = await bossAtDesk();
  const person = await registered(server);
  const { key } = await addKey(server, person.browser);
  expect((await reset(person.id)).code).toBe('ADMIN_USERS_NOT_FOUND');
  const { body } = await person.browser.call('GET /v1/users/me/second-step');
  expect(body.keys.map(({ id }) => id)).toEqual([key.id]);
});

test('a reset from the command line is told by a letter; a first administrator gets none', async () => {
  const [person, first] = [await operatorWithKey(), await registered(server)];
  for (const { email, username } of [person, first])
    expect(await grantAll(server.product.app, email)).toEqual({ granted: username });
  expect((await lettersTo(server, person)).some(saysReset)).toBe(true);
  expect((await lettersTo(server, first)).some(saysReset)).toBe(false);
});
