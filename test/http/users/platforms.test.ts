import { seedGames } from '#server/composition/demo/seed-games.ts';
import { makeMate } from '../../support/mates/make-mate';
import { signInAs } from '../../support/mates/sign-in-as';
import { makePerson } from '../../support/people/make-person';
import { sendFile } from '../../support/send-file';
import { picture } from '../../support/pictures';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
beforeAll(async () => {
  await seedGames(server.product.app.db);
});

describe('platforms', () => {
  test('are chosen for each game apart, in the game’s order, and shown with the profile in that game', async () => {
    const { id, browser } = await makePerson(server);
    const apex = { params: { game: 'apex' } };
    expect((await browser.call('GET /v1/users/me/platforms/{game}', apex)).body).toEqual([]);
    expect(
      (await browser.call('PUT /v1/users/me/platforms/{game}', { ...apex, body: { platforms: ['CROSS', 'PC', 'PC'] } }))
        .body,
    ).toEqual(['PC', 'CROSS']);
    expect((await browser.call('GET /v1/users/me/platforms/{game}', { params: { game: 'cs2' } })).body).toEqual([]);
    const profile = await testBrowser(server.url).call('GET /v1/users/{gameId}/{userId}', {
      params: { gameId: 'apex', userId: id },
    });
    expect(profile.body.platforms).toEqual(['PC', 'CROSS']);
    await browser.call('PUT /v1/users/me/platforms/{game}', { params: { game: 'cs2' }, body: { platforms: ['PC'] } });
    const anywhere = await testBrowser(server.url).call('GET /v1/users/{id}', { params: { id } });
    expect(anywhere.body.platforms).toEqual(['PC', 'CROSS']);
    expect(
      (await browser.call('PUT /v1/users/me/platforms/{game}', { ...apex, body: { platforms: [] } })).body,
    ).toEqual([]);
  });

  test('are those that the game runs on', async () => {
    const { browser } = await makePerson(server);
    const refused = await browser.call('PUT /v1/users/me/platforms/{game}', {
      params: { game: 'cs2' },
      body: { platforms: ['PC', 'XBOX'] },
    });
    expect(refused.code).toBe('USERS_PLATFORM_NOT_ALLOWED');
    expect((await browser.call('GET /v1/users/me/platforms/{game}', { params: { game: 'cs2' } })).body).toEqual([]);
  });

  test('need a game that is served', async () => {
    const { browser, id } = await makePerson(server);
    expect(
      (await browser.call('GET /v1/users/{gameId}/{userId}', { params: { gameId: 'chess', userId: id } })).code,
    ).toBe('ANYLVL_GAME_NOT_FOUND');
    expect((await browser.call('GET /v1/users/me/platforms/{game}', { params: { game: 'chess' } })).code).toBe(
      'GAMES_NOT_FOUND',
    );
    expect(
      (
        await browser.call('PUT /v1/users/me/platforms/{game}', {
          params: { game: 'chess' },
          body: { platforms: ['PC'] },
        })
      ).code,
    ).toBe('GAMES_NOT_FOUND');
  });

  test('are nothing for guests', async () => {
    expect(
      (await testBrowser(server.url).call('GET /v1/users/me/platforms/{game}', { params: { game: 'cs2' } })).code,
    ).toBe('UNAUTHENTICATED');
  });
});

describe('a mate who takes orders', () => {
  const taking = async (name: string) => {
    const id = await makeMate(server, { name });
    return { id, browser: await signInAs(server, id) };
  };
  const active = async (browser: Awaited<ReturnType<typeof taking>>['browser']) =>
    (await browser.call('GET /v1/users/me')).body.mateAccess?.active;

  test('takes none any more without a platform, a description or a category', async () => {
    const one = await taking('Первый');
    await one.browser.call('PUT /v1/users/me/platforms/{game}', { params: { game: 'cs2' }, body: { platforms: [] } });
    expect(await active(one.browser)).toBe(false);
    const two = await taking('Второй');
    await two.browser.call('PUT /v1/users/me/description', { body: { description: '' } });
    expect(await active(two.browser)).toBe(false);
    const three = await taking('Третий');
    const { body: categories } = await three.browser.call('GET /v1/categories/mate');
    for (const { id } of categories)
      await three.browser.call('PUT /v1/categories/mate/{id}', { params: { id }, body: { enabled: false } });
    expect(await active(three.browser)).toBe(false);
  });

  test('goes on while nothing is missing', async () => {
    const { browser } = await taking('Четвёртый');
    await browser.call('PUT /v1/users/me/languages', { body: { languages: ['en'] } });
    await browser.call('PUT /v1/users/me/platforms/{game}', { params: { game: 'apex' }, body: { platforms: [] } });
    expect(await active(browser)).toBe(true);
  });

  test('stands in the list with the new name and photo at once', async () => {
    const { id, browser } = await taking('Пятый');
    await browser.call('PUT /v1/users/me/username', { body: { username: 'Обновлённый' } });
    await sendFile(browser, 'PUT /v1/users/me/avatar', { bytes: await picture() });
    const { body } = await testBrowser(server.url).call('GET /v1/mates/{gameId}/{mateId}', {
      params: { gameId: 'cs2', mateId: id },
    });
    expect(body.name).toBe('Обновлённый');
    expect(body.iconUrl).toMatch(/^\/files\/avatars\//);
  });
});
