import { authLimits } from '#domain/people/auth-limits.ts';
import { days, minutes } from '#domain/time/durations.ts';
import { waitForLetter } from '../../support/people/latest-letter';
import { password, registered, signInTo } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();

beforeEach(() => server.database.pool.query('DELETE FROM rate_count'));

const ask = (email: string) => testBrowser(server.url).call('POST /v1/auth/login-link', { body: { email } });

const noJobs = () =>
  waitFor(
    async () => (await server.database.pool.query("SELECT 1 FROM outbox WHERE topic IN ('loginLink', 'mail')")).rows,
    (rows) => rows.length === 0,
  );

/** Their first letter is out. */
const newPerson = async () => {
  const person = await registered(server);
  await noJobs();
  return person;
};

const confirmed = async () => {
  const person = await newPerson();
  await server.database.pool.query('UPDATE app_user SET email_confirmed_at = now() WHERE id = $1', [person.id]);
  return person;
};

const linkIn = (text: string): string | null => /\/login\?mode=link#([\w-]+)/.exec(text)?.[1] ?? null;

const asked = async (email: string): Promise<string> => {
  await server.database.pool.query('DELETE FROM mail');
  expect((await ask(email)).status).toBe(204);
  return waitForLetter(testBrowser(server.url), email, linkIn);
};

const enter = (token: string, browser = testBrowser(server.url)) =>
  browser.call('POST /v1/auth/login-token', { body: { token } });

const lettersTo = async (email: string): Promise<number> =>
  Number((await server.database.pool.query('SELECT count(*) FROM mail WHERE recipient = $1', [email])).rows[0].count);

test('a letter signs its reader in, once, behind the «#» that no server sees', async () => {
  const { id, email } = await confirmed();
  const token = await asked(email);
  expect((await enter(token)).body.id).toBe(id);
  expect((await enter(token)).code).toBe('AUTH_INVALID_LOGIN_TOKEN');
});

test('it lives for its time, and dies with a new password or address', async () => {
  const { browser, email } = await confirmed();
  const [late, before] = [await asked(email), await asked(email)];
  await browser.call('PUT /v1/auth/password', { body: { oldPassword: password, password: 'anothersecret1' } });
  expect((await enter(before)).code).toBe('AUTH_INVALID_LOGIN_TOKEN');
  server.clock.advance(authLimits.loginToken.lifetime);
  expect((await enter(late)).code).toBe('AUTH_INVALID_LOGIN_TOKEN');
});

test('known and unknown addresses are answered alike, and only the first gets a letter', async () => {
  const { email } = await confirmed();
  const [known, unknown] = [await ask(email), await ask('nobody.at.all@mail.ru')];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  await waitForLetter(testBrowser(server.url), email, linkIn);
  await noJobs();
  expect(await lettersTo('nobody.at.all@mail.ru')).toBe(0);
});

test('somebody blocked does not get in by an earlier link, and is led to their block by it and by a new letter', async () => {
  const { id, email, username } = await confirmed();
  const token = await asked(email);
  await server.database.pool.query("UPDATE app_user SET status = 'BLOCKED', blocked_at = now() WHERE id = $1", [id]);
  expect((await enter(token)).code).toBe('ACCOUNT_BLOCKED');
  expect((await enter(token)).code).toBe('AUTH_INVALID_LOGIN_TOKEN');
  await server.database.pool.query('DELETE FROM mail');
  await ask(email);
  const block = (text: string) => /mode=blocked#(\S+)/.exec(text)?.[1] ?? null;
  const pass = (await waitForLetter(testBrowser(server.url), email, block)) ?? '';
  const read = await testBrowser(server.url).call('POST /v1/appeals/block/read', { body: { pass } });
  expect(read.body).toMatchObject({ kind: 'BLOCK', about: id });
  expect((await signInTo(testBrowser(server.url), username)).code).toBe('ACCOUNT_BLOCKED');
});

test('an address that was never confirmed gets a link to a new password instead', async () => {
  const { email } = await newPerson();
  await ask(email);
  const text = await waitForLetter(testBrowser(server.url), email, (one) => (one.includes('reset=') ? one : null));
  expect(linkIn(text)).toBeNull();
});

test('one mailbox is not flooded', async () => {
  const { email } = await confirmed();
  await server.database.pool.query('DELETE FROM mail');
  const { perAccount, perAddress } = authLimits.letters;
  for (let sent = 0; sent < perAddress; sent += 1) expect((await ask(email)).status).toBe(204);
  expect((await ask(email)).code).toBe('RATE_LIMITED');
  await noJobs();
  expect(await lettersTo(email)).toBeLessThanOrEqual(perAccount);
});

test('a time zone comes with the registration; one that nobody knows leaves the usual', async () => {
  const register = async (name: string, timeZone: string) =>
    (
      await testBrowser(server.url).call('POST /v1/auth/register', {
        body: { email: `${name}@mail.ru`, username: name, password, timeZone },
      })
    ).body.timeZone;
  expect(await register('ZoneOmsk', 'Asia/Omsk')).toBe('Asia/Omsk');
  expect(await register('ZoneNone', 'Mars/Base')).toBe('Europe/Moscow');
  expect(await register('ZoneShift', '+03:00')).toBe('Europe/Moscow');
});

test('a time zone is changed in the settings, to one that exists', async () => {
  const { browser } = await registered(server);
  const change = (timeZone: string) => browser.call('PUT /v1/users/me/time-zone', { body: { timeZone } });
  expect((await change('Asia/Tokyo')).body.timeZone).toBe('Asia/Tokyo');
  for (const wrong of ['Mars/Base', '+03:00', '', 'a'.repeat(65)])
    expect((await change(wrong)).code).toBe('VALIDATION_ERROR');
  expect((await browser.call('GET /v1/users/me')).body.timeZone).toBe('Asia/Tokyo');
});

test('the demo mailbox dates a letter by the clock of the product', async () => {
  const { email, browser } = await confirmed();
  server.clock.advance(days(40));
  await asked(email);
  const { body } = await browser.call('GET /dev/api/mailbox', { query: { to: email } });
  const [sentAt = NaN] = body.map((letter) => Date.parse(letter.sentAt));
  expect(Math.abs(sentAt - server.clock.now())).toBeLessThan(minutes(10));
});

test('no link is written for an address that is changing at that moment', async () => {
  const { id, email } = await confirmed();
  await server.database.pool.query('DELETE FROM mail');
  const change = await server.database.pool.connect();
  await change.query('BEGIN');
  await change.query("UPDATE app_user SET email_key = 'new' || email_key WHERE id = $1", [id]);
  expect((await ask(email)).status).toBe(204);
  // The job has found the account by the old address, and waits for what becomes of it.
  await waitFor(
    async () =>
      (
        await server.database.pool.query(
          "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%for share%'",
        )
      ).rowCount,
    (waiting) => waiting === 1,
  );
  await change.query('COMMIT');
  change.release();
  await noJobs();
  expect(await lettersTo(email)).toBe(0);
});
