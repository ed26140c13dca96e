import { authLimits } from '#domain/people/auth-limits.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import { latestCode, waitForLetter } from '../../support/people/latest-letter';
import { registered, type Registered, resetToken } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();

beforeEach(() => server.database.pool.query('DELETE FROM rate_count'));

const guest = () => testBrowser(server.url);

let made = 0;
const freshAddress = (): string => {
  made += 1;
  return `changed${made}@mail.ru`;
};

const changedBy = async (person: Registered, email = freshAddress()): Promise<string> => {
  const operator = await makeAdministrator(server, 'UPDATE_USER');
  const { status } = await operator.browser.call('PUT /v1/admin/users/{id}/email', {
    params: { id: person.id },
    body: { email, reason: 'По просьбе в поддержке' },
  });
  expect(status).toBe(204);
  return email;
};

const noJobs = () =>
  waitFor(
    async () =>
      (await server.database.pool.query("SELECT 1 FROM outbox WHERE topic IN ('passwordReset', 'loginLink', 'mail')"))
        .rows,
    (rows) => rows.length === 0,
  );

/** All that was sent to an address after this kind of link was asked for. */
const afterAsking = async (route: 'reset-password' | 'login-link', email: string): Promise<string> => {
  await noJobs();
  await server.database.pool.query('DELETE FROM mail');
  expect((await guest().call(`POST /v1/auth/${route}`, { body: { email } })).status).toBe(204);
  await noJobs();
  const { body } = await guest().call('GET /dev/api/mailbox', { query: { to: email } });
  return body.map(({ subject, text }: { subject: string; text: string }) => `${subject}\n${text}`).join('\n');
};

const tokenTo = (email: string): Promise<string> =>
  waitForLetter(guest(), email, (text) => /mode=address#([\w-]+)/.exec(text)?.[1] ?? null);

const decide = (token: string, verdict: 'KEEP' | 'UNDO') =>
  guest().call('POST /v1/auth/email/changed', { body: { token, verdict } });

const confirmedPerson = async (): Promise<Registered> => {
  const person = await registered(server);
  const code = await latestCode(guest(), person.email);
  expect((await person.browser.call('POST /v1/auth/email/confirm', { body: { code } })).status).toBe(200);
  return person;
};

const emailOf = async ({ browser }: Registered) => (await browser.call('GET /v1/users/me')).body.email;

test.each(['reset-password', 'login-link'] as const)(
  'an address that an operator has set gets no %s until its term is over',
  async (route) => {
    const email = await changedBy(await confirmedPerson());
    const letter = await afterAsking(route, email);
    expect(letter).toContain('ещё не подтверждена');
    expect(letter).not.toMatch(/reset=|mode=link/);
    server.clock.advance(authLimits.changedAddressRests);
    expect(await afterAsking(route, email)).toMatch(/reset=[\w-]+/);
  },
);

test('nor does one that was set from a session with the password', async () => {
  const person = await confirmedPerson();
  const email = freshAddress();
  await person.browser.call('PUT /v1/auth/email', { body: { email, password: 'verysecret1' } });
  expect(await afterAsking('reset-password', email)).not.toContain('reset=');
});

test('the code that is typed in a session opens it at once, and spends the link of the address before', async () => {
  const person = await confirmedPerson();
  const email = await changedBy(person);
  const token = await tokenTo(person.email);
  const code = await latestCode(guest(), email);
  expect((await person.browser.call('POST /v1/auth/email/confirm', { body: { code } })).status).toBe(200);
  expect(await afterAsking('login-link', email)).toContain('mode=link');
  expect((await decide(token, 'UNDO')).code).toBe('CHANGED_ADDRESS_LINK_INVALID');
});

test('the address before may confirm the change, once', async () => {
  const person = await confirmedPerson();
  const email = await changedBy(person);
  const token = await tokenTo(person.email);
  expect((await decide(token, 'KEEP')).status).toBe(204);
  expect((await decide(token, 'UNDO')).code).toBe('CHANGED_ADDRESS_LINK_INVALID');
  expect(await emailOf(person)).toBe(email);
  expect((await guest().call('POST /v1/auth/reset-password', { body: { email } })).status).toBe(204);
  await waitForLetter(guest(), email, (text) => /reset=([\w-]+)/.exec(text)?.[1] ?? null);
});

test('«not me»: the address before is back as it was, sessions end, and a new password can be set by it alone', async () => {
  const person = await confirmedPerson();
  const email = await changedBy(person);
  const code = await latestCode(guest(), email);
  expect((await decide(await tokenTo(person.email), 'UNDO')).status).toBe(204);
  expect((await person.browser.call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
  await waitForLetter(guest(), person.email, (text) => /reset=([\w-]+)/.exec(text)?.[1] ?? null);
  await person.browser.call('POST /v1/auth/login', { body: { login: person.email, password: 'verysecret1' } });
  expect((await person.browser.call('GET /v1/users/me')).body).toMatchObject({
    email: person.email,
    emailConfirmed: true,
  });
  expect((await person.browser.call('POST /v1/auth/email/confirm', { body: { code } })).code).toBe(
    'AUTH_EMAIL_ALREADY_CONFIRMED',
  );
  expect(await afterAsking('reset-password', email)).toBe('');
});

test('a second change does not make the first address a trusted one', async () => {
  const person = await confirmedPerson();
  const first = await changedBy(person);
  await noJobs();
  await server.database.pool.query('DELETE FROM mail');
  const second = await changedBy(person);
  const token = await tokenTo(person.email);
  const { body: toFirst } = await guest().call('GET /dev/api/mailbox', { query: { to: first } });
  expect(toFirst).toEqual([]);
  expect((await decide(token, 'UNDO')).status).toBe(204);
  expect(await afterAsking('reset-password', second)).toBe('');
  expect(await resetToken(server, person.email)).toMatch(/[\w-]+/);
});

test('nobody takes the address before while it may come back', async () => {
  const person = await confirmedPerson();
  await changedBy(person);
  const newcomer = guest();
  const body = { email: person.email, username: 'Taker-Of-Names', password: 'verysecret1' };
  expect((await newcomer.call('POST /v1/auth/register', { body })).code).toBe('AUTH_EMAIL_ALREADY_TAKEN');
  const other = await confirmedPerson();
  const own = { email: person.email, password: 'verysecret1' };
  expect((await other.browser.call('PUT /v1/auth/email', { body: own })).code).toBe('AUTH_EMAIL_ALREADY_TAKEN');
  const operator = await makeAdministrator(server, 'UPDATE_USER');
  const { code } = await operator.browser.call('PUT /v1/admin/users/{id}/email', {
    params: { id: other.id },
    body: { email: person.email, reason: 'По просьбе в поддержке' },
  });
  expect(code).toBe('ADMIN_USER_EMAIL_TAKEN');
  server.clock.advance(authLimits.changedAddressRests);
  expect((await newcomer.call('POST /v1/auth/register', { body })).status).toBe(200);
});
