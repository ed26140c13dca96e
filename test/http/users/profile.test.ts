import { listen } from '../../support/server/listen';
import { makePerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();

const about = 'Играю по вечерам, люблю спокойных людей и длинные катки.';

describe('the name', () => {
  test('changes, and is free again for others', async () => {
    const [one, other] = [await makePerson(server), await makePerson(server)];
    expect(
      (await one.browser.call('PUT /v1/users/me/username', { body: { username: '  Лунный_Кот ' } })).body,
    ).toMatchObject({ username: 'Лунный_Кот' });
    await one.browser.call('PUT /v1/users/me/username', { body: { username: 'Солнечный' } });
    expect((await other.browser.call('PUT /v1/users/me/username', { body: { username: 'Лунный_Кот' } })).status).toBe(
      200,
    );
  });

  test.each([
    ['koteika', 'KOTEIKA'],
    ['Ромашка', 'ромашка'],
    ['Cocoa', 'Сосоа'],
    ['user_10', 'user-lo'],
  ])('%s is taken when somebody wants %s', async (first, second) => {
    const [one, other] = [await makePerson(server), await makePerson(server)];
    expect((await one.browser.call('PUT /v1/users/me/username', { body: { username: first } })).status).toBe(200);
    const refused = await other.browser.call('PUT /v1/users/me/username', { body: { username: second } });
    expect([refused.status, refused.code]).toEqual([409, 'USERS_USERNAME_TAKEN']);
    expect((await other.browser.call('GET /v1/users/me')).body.username).toBe(other.username);
  });

  test('may be written again by its owner in other letters', async () => {
    const { browser } = await makePerson(server);
    await browser.call('PUT /v1/users/me/username', { body: { username: 'zorkiy' } });
    expect((await browser.call('PUT /v1/users/me/username', { body: { username: 'ZORKIY' } })).body.username).toBe(
      'ZORKIY',
    );
  });

  test.each(['ab', 'a'.repeat(21), 'Кот cat', 'Кoт', '___', 'кот!', 'ко\u200bт', ''])(
    '%j is none',
    async (username) => {
      const { browser } = await makePerson(server);
      expect((await browser.call('PUT /v1/users/me/username', { body: { username } })).code).toBe('VALIDATION_ERROR');
    },
  );

  test('changes ten times a day at most', async () => {
    const { browser } = await makePerson(server);
    const codes = [];
    for (let count = 0; count < 11; count += 1)
      codes.push((await browser.call('PUT /v1/users/me/username', { body: { username: `Часто-${count}` } })).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => null), 'RATE_LIMITED']);
  });
});

describe('description, country, languages', () => {
  test('are what others see of the person', async () => {
    const { id, browser } = await makePerson(server);
    await browser.call('PUT /v1/users/me/description', { body: { description: `  ${about} ` } });
    await browser.call('PUT /v1/users/me/country', { body: { country: 'KZ' } });
    await browser.call('PUT /v1/users/me/languages', { body: { languages: ['kk', 'ru'] } });
    const { body } = await testBrowser(server.url).call('GET /v1/users/{id}', { params: { id } });
    expect(body).toMatchObject({ description: about, country: 'KZ', languages: ['kk', 'ru'] });
  });

  test('a description has 30 to 1 000 signs, or is taken away', async () => {
    const { id, browser } = await makePerson(server);
    const put = (description: string) => browser.call('PUT /v1/users/me/description', { body: { description } });
    expect([
      (await put('а'.repeat(29))).code,
      (await put(` ${'а'.repeat(29)} `)).code,
      (await put('а'.repeat(1001))).code,
    ]).toEqual(Array.from({ length: 3 }, () => 'VALIDATION_ERROR'));
    expect([
      (await put('а'.repeat(30))).status,
      (await put('а'.repeat(1000))).status,
      (await put('   ')).status,
    ]).toEqual([204, 204, 204]);
    expect((await browser.call('GET /v1/users/{id}', { params: { id } })).body.description).toBeNull();
  });

  test.each([[[]], [['ru', 'en', 'uk', 'be', 'kk', 'de']], [['ru', 'ru']], [['xx']]])(
    'languages %j are refused',
    async (languages) => {
      const { browser } = await makePerson(server);
      expect((await browser.raw('PUT', '/v1/users/me/languages', { body: JSON.stringify({ languages }) })).code).toBe(
        'VALIDATION_ERROR',
      );
    },
  );

  test.each(['XX', 'ru', 'RUS', ''])('there is no country %j', async (country) => {
    const { browser } = await makePerson(server);
    expect((await browser.raw('PUT', '/v1/users/me/country', { body: JSON.stringify({ country }) })).code).toBe(
      'VALIDATION_ERROR',
    );
  });
});

test('a change is heard in the person’s other tabs', async () => {
  const person = await makePerson(server);
  const tab = await listen(server, person.browser, ['me changed', 'profile changed']);
  await person.browser.call('PUT /v1/users/me/country', { body: { country: 'GE' } });
  expect(await tab.all()).toMatchObject({ 'profile changed': { userId: person.id } });
  tab.close();
});

test('consent to letters is the person’s own matter', async () => {
  const { id, browser } = await makePerson(server);
  expect(
    (await browser.call('PUT /v1/users/me/allow-marketing', { body: { allowMarketing: true } })).body.allowMarketing,
  ).toBe(true);
  expect((await browser.call('GET /v1/users/me')).body.allowMarketing).toBe(true);
  expect(Object(await testBrowser(server.url).call('GET /v1/users/{id}', { params: { id } })).body).not.toHaveProperty(
    'allowMarketing',
  );
});

test('nobody sees anybody’s email, money, permissions or consent', async () => {
  const { id, browser } = await makePerson(server);
  const other = await makePerson(server);
  const { body: mine } = await browser.call('GET /v1/users/me');
  for (const who of [other.browser, testBrowser(server.url)]) {
    const answer = await who.call('GET /v1/users/{id}', { params: { id } });
    expect(JSON.stringify(answer.body)).not.toContain(mine.email);
    expect(Object.keys(answer.body).sort()).toEqual([
      'avatarUrl',
      'country',
      'description',
      'id',
      'languages',
      'lastOnlineAt',
      'mate',
      'onlineLevel',
      'orders',
      'platforms',
      'since',
      'username',
    ]);
  }
});

test('fields that a call does not ask for change nothing', async () => {
  const { id, browser } = await makePerson(server);
  const other = await makePerson(server);
  const extras = {
    id: other.id,
    userId: other.id,
    email: 'x@mail.ru',
    isAdmin: true,
    orders: 99,
    avatarUrl: '/x',
    permissions: ['ALL'],
    usernameKey: 'x',
  };
  await browser.raw('PUT', '/v1/users/me/country', { body: JSON.stringify({ country: 'AM', ...extras }) });
  const { rows } = await server.database.pool.query(
    'SELECT id, country, is_admin, orders, avatar_url FROM app_user WHERE id = ANY($1) ORDER BY country NULLS LAST',
    [[id, other.id]],
  );
  expect(rows).toEqual([
    { id, country: 'AM', is_admin: false, orders: 0, avatar_url: null },
    { id: other.id, country: null, is_admin: false, orders: 0, avatar_url: null },
  ]);
});
