import { seal } from '#server/platform/secrets/seal.ts';
import { TOTP, Secret } from 'otpauth';
import { appUser } from '#server/platform/db/schema/people.ts';
import { eq } from 'drizzle-orm';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { lettersTo } from '#test/support/people/letters-to.ts';
import { password, registered, signInTo, type Registered } from '#test/support/people/registered.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { testBrowser, type TestBrowser } from '#test/support/server/test-browser.ts';

const server = serverForTests({ ADMIN_CODE: '1' });

const operator = async (): Promise<Registered> => {
  const person = await registered(server);
  await server.product.app.db
    .update(appUser)
    .set({ isAdmin: true, permissions: ['ALL'] })
    .where(eq(appUser.id, person.id));
  return person;
};

const read = async (browser: TestBrowser) => (await browser.call('GET /v1/admin/users')).code;
/** Codes of different half-minutes: each is taken once. */
const codeAt = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * deskCodeTerms.period });
const show = ({ browser }: { browser: TestBrowser }, code: string) =>
  browser.call('POST /v1/admin/code', { body: { code } });
const forgetTries = () => server.database.pool.query("DELETE FROM rate_count WHERE key LIKE 'admin-code:%'");

const withCode = async () => {
  const person = await operator();
  const { secret } = (await person.browser.call('POST /v1/admin/code/set-up', { body: { password } })).body;
  const confirm = () => person.browser.call('POST /v1/admin/code/confirm', { body: { code: codeAt(secret, -1) } });
  const first = await confirm();
  // On a slow machine the code may have become one of a minute ago on its way.
  const { status, body } = first.status === 200 ? first : await confirm();
  expect(status).toBe(200);
  return { ...person, secret, recovery: body.recovery };
};
const elsewhere = async (person: Registered): Promise<TestBrowser> => {
  const browser = testBrowser(server.url);
  expect((await signInTo(browser, person.username)).status).toBe(200);
  return browser;
};

test('the desk stays shut until a code is set up with the password and shown', async () => {
  const person = await operator();
  expect(await read(person.browser)).toBe('ADMIN_CODE_NOT_SET_UP');
  const begin = (given: string) => person.browser.call('POST /v1/admin/code/set-up', { body: { password: given } });
  expect((await begin('not my password')).code).toBe('AUTH_WRONG_CREDENTIALS');
  const { secret, uri } = (await begin(password)).body;
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  // An unconfirmed secret opens nothing.
  expect([(await show(person, codeAt(secret))).code, await read(person.browser)]).toEqual([
    'ADMIN_CODE_NOT_SET_UP',
    'ADMIN_CODE_NOT_SET_UP',
  ]);
  const { body } = await person.browser.call('POST /v1/admin/code/confirm', { body: { code: codeAt(secret) } });
  expect(new Set(body.recovery).size).toBe(deskCodeTerms.recoveryCodes);
  expect([await read(person.browser), (await begin(password)).code]).toEqual([null, 'SECOND_STEP_REQUIRED']);
});

test('each session shows a code of its own, and no code is taken twice', async () => {
  const person = await withCode();
  const [second, third] = [await elsewhere(person), await elsewhere(person)];
  expect(await read(second)).toBe('ADMIN_CODE_REQUIRED');
  const code = codeAt(person.secret);
  const answers = await Promise.all([show({ browser: second }, code), show({ browser: third }, code)]);
  expect(answers.map((answer) => answer.code).sort()).toEqual(['ADMIN_CODE_WRONG', null].sort());
  expect((await show({ browser: third }, code)).code).toBe('ADMIN_CODE_WRONG');
  // An earlier code than the last one is spent too.
  expect((await show({ browser: third }, codeAt(person.secret, -1))).code).toBe('ADMIN_CODE_WRONG');
  await forgetTries();
  expect((await show({ browser: third }, codeAt(person.secret, 1))).status).toBe(204);
});

test('a code of a minute ago is too old', async () => {
  const person = await withCode();
  expect((await show(person, codeAt(person.secret, -3))).code).toBe('ADMIN_CODE_WRONG');
});

test('wrong codes are counted in their session: there the right one comes too late, elsewhere it does not', async () => {
  const person = await withCode();
  await forgetTries();
  const other = await elsewhere(person);
  for (let turn = 0; turn < deskCodeTerms.tries; turn += 1)
    expect((await show({ browser: other }, '000000')).code).toBe('ADMIN_CODE_WRONG');
  expect((await show({ browser: other }, codeAt(person.secret))).code).toBe('RATE_LIMITED');
  expect((await show(person, codeAt(person.secret))).status).toBe(204);
});

test('an app added at the desk, a recovery code used there and new ones are each told by a letter', async () => {
  const person = await withCode();
  const [one = ''] = person.recovery;
  expect((await show(person, one)).status).toBe(204);
  await person.browser.call('POST /v1/admin/code/recovery', { body: { code: codeAt(person.secret) } });
  const letters = await lettersTo(server, person);
  const told = ['подключено приложение с кодами', 'Осталось кодов: 9', 'Запасные коды аккаунта заменены'];
  expect(told.filter((words) => !letters.some((text) => text.includes(words)))).toEqual([]);
});

test('a recovery code opens once; drawing new ones voids the old', async () => {
  const person = await withCode();
  const browser = await elsewhere(person);
  const [one = '', two = ''] = person.recovery;
  expect([(await show({ browser }, one)).status, (await show({ browser }, one)).code]).toEqual([
    204,
    'ADMIN_CODE_WRONG',
  ]);
  await forgetTries();
  const drawn = await browser.call('POST /v1/admin/code/recovery', { body: { code: codeAt(person.secret) } });
  expect(drawn.body.recovery).toHaveLength(deskCodeTerms.recoveryCodes);
  expect((await show({ browser }, two)).code).toBe('ADMIN_CODE_WRONG');
});

test('the desk shuts after thirty idle minutes; what its pages ask by themselves does not count', async () => {
  const person = await withCode();
  const idle = (minutes: number) =>
    server.database.pool.query(
      `UPDATE session SET admin_seen_at = now() - $2 * interval '1 minute' WHERE user_id = $1`,
      [person.id, minutes],
    );
  await idle(29);
  expect((await person.browser.call('GET /v1/admin/queues')).status).toBe(200);
  const seen = async () =>
    (
      await server.database.pool.query(
        "SELECT admin_seen_at < now() - interval '20 minutes' AS old FROM session WHERE user_id = $1",
        [person.id],
      )
    ).rows[0];
  expect(await seen()).toEqual({ old: true });
  expect(await read(person.browser)).toBeNull();
  expect(await seen()).toEqual({ old: false });
  await idle(31);
  expect([await read(person.browser), (await person.browser.call('GET /v1/users/me')).status]).toEqual([
    'ADMIN_CODE_REQUIRED',
    200,
  ]);
});

test('another administrator resets a lost code, and nobody their own', async () => {
  const [boss, person] = [await withCode(), await withCode()];
  const reset = (id: string) => boss.browser.call('DELETE /v1/admin/operators/{id}/code', { params: { id } });
  expect([(await reset(boss.id)).code, (await reset(person.id)).status]).toEqual(['ADMIN_OWN_OBJECT', 204]);
  expect(await read(await elsewhere(person))).toBe('ADMIN_CODE_NOT_SET_UP');
});

test('the list of operators tells who has a code, by an app or a key, and when they last acted', async () => {
  const [boss, bare, keyed] = [await withCode(), await operator(), await operator()];
  await server.database.pool.query(
    `INSERT INTO passkey (id, user_id, handle, title, public_key, counter, transports, synced, created_at)
     VALUES ($1, $2, '', 'Ключ', '', 0, '{}', false, now())`,
    [`key of ${keyed.id}`, keyed.id],
  );
  const { status, body } = await boss.browser.call('GET /v1/admin/operators');
  expect(status).toBe(200);
  const of = (id: string) => body.operators.find((one) => one.id === id);
  expect([of(boss.id)?.hasCode, of(bare.id)?.hasCode, of(keyed.id)?.hasCode]).toEqual([true, false, true]);
  expect([of(boss.id)?.lastActAt, of(bare.id)?.lastActAt]).toEqual([expect.any(String), null]);
});

test('a reset code shuts what was opened by it', async () => {
  const [boss, person] = [await withCode(), await withCode()];
  expect(await read(person.browser)).toBeNull();
  await boss.browser.call('DELETE /v1/admin/operators/{id}/code', { params: { id: person.id } });
  expect([await read(person.browser), await read(boss.browser)]).toEqual(['UNAUTHENTICATED', null]);
});

test('the secret is not in the database as it is', async () => {
  const person = await withCode();
  const { rows } = await server.database.pool.query<{ secret: Buffer }>(
    'SELECT secret FROM authenticator_app WHERE user_id = $1',
    [person.id],
  );
  expect(rows[0]?.secret.includes(Buffer.from(person.secret))).toBe(false);
});

test('a code that was set up before the product’s secret was changed is a wrong one, until it is reset', async () => {
  const person = await withCode();
  const browser = await elsewhere(person);
  await server.database.pool.query('UPDATE authenticator_app SET secret = $1 WHERE user_id = $2', [
    seal('another secret of the product, as long as that', 'admin codes', person.secret),
    person.id,
  ]);
  expect((await show({ browser }, codeAt(person.secret, 1))).code).toBe('ADMIN_CODE_WRONG');
});

test('of many sessions at once one recovery code opens one, and of many wrong codes at once few are looked at', async () => {
  const person = await withCode();
  const [code = ''] = person.recovery;
  const sessions = await Promise.all(Array.from({ length: 4 }, () => elsewhere(person)));
  await forgetTries();
  const opened = await Promise.all(sessions.map((browser) => show({ browser }, code)));
  expect(opened.filter(({ status }) => status === 204)).toHaveLength(1);
  await forgetTries();
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => show(person, String(100_000 + index))));
  expect(guesses.filter(({ code: refused }) => refused === 'ADMIN_CODE_WRONG').length).toBeLessThanOrEqual(
    deskCodeTerms.tries,
  );
  expect((await show(person, codeAt(person.secret))).code).toBe('RATE_LIMITED');
});
