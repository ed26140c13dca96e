import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';
import { latestCode } from '../../support/people/latest-letter';

const server = serverForTests();

const password = 'verysecret1';

const register = async (username: string) => {
  const browser = testBrowser(server.url);
  const answer = await browser.call('POST /v1/auth/register', {
    body: { email: `${username}@mail.ru`, username, password },
  });
  expect(answer.status).toBe(200);
  return browser;
};

describe('registration', () => {
  test('signs the new person in, with the email not yet confirmed', async () => {
    const browser = await register('Novichok');
    const me = await browser.call('GET /v1/users/me');
    expect(me.body).toMatchObject({ username: 'Novichok', emailConfirmed: false, balance: 0, mateAccess: null });
  });

  test('refuses an email and a look-alike name that are taken', async () => {
    await register('Kot');
    const stranger = testBrowser(server.url);
    const sameEmail = await stranger.call('POST /v1/auth/register', {
      body: { email: 'KOT@mail.ru', username: 'Other', password },
    });
    expect(sameEmail.code).toBe('AUTH_EMAIL_ALREADY_TAKEN');
    const lookAlike = await stranger.call('POST /v1/auth/register', {
      body: { email: 'x@mail.ru', username: 'Кот', password },
    });
    expect(lookAlike.code).toBe('AUTH_USERNAME_ALREADY_TAKEN');
  });

  test('names each wrong field in Russian', async () => {
    const answer = await testBrowser(server.url).call('POST /v1/auth/register', {
      body: { email: 'nope', username: 'ab', password: '1' },
    });
    expect(answer.code).toBe('VALIDATION_ERROR');
    const { fields } = Object(answer.body).details;
    expect(fields.map((field: { path: string }) => field.path)).toEqual([
      'body.email',
      'body.username',
      'body.password',
    ]);
  });

  test('the code of the letter confirms the email and brings 200 rubles of bonus money once', async () => {
    const browser = await register('Bonus');
    const wrong = await browser.call('POST /v1/auth/email/confirm', { body: { code: '000000' } });
    expect(wrong.code).toBe('AUTH_EMAIL_WRONG_CODE');
    const code = await latestCode(browser, 'bonus@mail.ru');
    const right = await browser.call('POST /v1/auth/email/confirm', { body: { code } });
    expect(right.body).toMatchObject({ emailConfirmed: true });
    const again = await browser.call('POST /v1/auth/email/confirm', { body: { code } });
    expect(again.code).toBe('AUTH_EMAIL_ALREADY_CONFIRMED');
    const { rows } = await server.database.pool.query(
      "SELECT sum(balance)::int AS sum FROM account WHERE kind = 'BONUS'",
    );
    expect(rows[0].sum).toBe(20_000);
  });
});

describe('signing in', () => {
  test('works by name and by email, and not with a wrong password', async () => {
    await register('Vhod');
    const browser = testBrowser(server.url);
    expect(
      (await browser.call('POST /v1/auth/login', { body: { login: 'vhod@mail.ru', password: 'wrong' } })).code,
    ).toBe('AUTH_WRONG_CREDENTIALS');
    expect((await browser.call('POST /v1/auth/login', { body: { login: 'vhod@mail.ru', password } })).status).toBe(200);
    expect(
      (await testBrowser(server.url).call('POST /v1/auth/login', { body: { login: 'VHOD', password } })).status,
    ).toBe(200);
  });

  test('a stranger may guess ten times, the owner’s known browser still comes in', async () => {
    const owner = await register('Guess');
    await owner.call('POST /v1/auth/logout');
    const stranger = testBrowser(server.url);
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      codes.push((await stranger.call('POST /v1/auth/login', { body: { login: 'Guess', password: 'wrong' } })).code);
    }
    expect(codes.filter((code) => code === 'AUTH_WRONG_CREDENTIALS')).toHaveLength(10);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect((await owner.call('POST /v1/auth/login', { body: { login: 'Guess', password } })).status).toBe(200);
  });

  test('signing out ends the session, also for a copy of its cookie', async () => {
    const browser = await register('Leaver');
    const access = browser.cookies.get('access') ?? '';
    await browser.call('POST /v1/auth/logout');
    const thief = testBrowser(server.url);
    thief.cookies.set('access', access);
    expect((await thief.call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
  });
});
