import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'MANAGE_GAMES', 'MANAGE_GAME_PARAMS', 'MANAGE_CATEGORIES');
});

const reason = 'Больше не нужна никому';
const seenOf = async (subject: string): Promise<number> =>
  (await boss.browser.call('GET /v1/admin/history', { query: { subject } })).body.seen;

describe('collections', () => {
  const bodyOf = (slug: string, parentTagId: number | null = null) => ({
    gameId: 'cs2',
    categoryId: scene.fun,
    parentTagId,
    slug,
    name: `Подборка ${slug}`,
    description: 'О чём она',
    points: ['Раз'],
    levels: ['PRO' as const],
    languages: ['ru' as const],
    position: 1,
    enabled: true,
  });
  const make = async (slug: string, parentTagId: number | null = null) =>
    (await boss.browser.call('POST /v1/admin/category-tags', { body: bodyOf(slug, parentTagId) })).body;

  test('form a tree without circles; those below a deleted one rise', async () => {
    const [top, below] = [await make('top'), null];
    expect(below).toBeNull();
    const middle = await make('middle', top.id);
    const leaf = await make('leaf', middle.id);
    expect([top.parentType, leaf.parentType, leaf.parentName]).toEqual(['CATEGORY', 'CATEGORY_TAG', 'Подборка middle']);
    const { gameId: _gameId, ...place } = bodyOf('top', leaf.id);
    const circle = await boss.browser.call('PUT /v1/admin/category-tags/{id}', {
      params: { id: top.id },
      body: { seen: await seenOf(`category-tag:${top.id}`), ...place },
    });
    expect(circle.code).toBe('VALIDATION_ERROR');
    await boss.browser.call('DELETE /v1/admin/category-tags/{id}', {
      params: { id: middle.id },
      query: { seen: await seenOf(`category-tag:${middle.id}`), reason },
    });
    const { body: risen } = await boss.browser.call('GET /v1/admin/category-tags/{id}', { params: { id: leaf.id } });
    expect([risen.parentTagId, risen.parentType]).toEqual([top.id, 'CATEGORY_TAG']);
    const { body: page } = await boss.browser.call('GET /v1/category-tags/{gameId}/{idOrSlug}', {
      params: { gameId: 'cs2', idOrSlug: 'leaf' },
    });
    expect(page.parent?.slug).toBe('top');
  });

  test('of a category that is switched off are listed nowhere, nor does their page exist', async () => {
    await make('listed');
    const slugs = async () => {
      const { body } = await boss.browser.call('GET /v1/category-tags/{gameId}', { params: { gameId: 'cs2' } });
      return body.map(({ slug }) => slug);
    };
    expect(await slugs()).toContain('listed');
    await server.database.pool.query('UPDATE category SET enabled = false WHERE id = $1', [scene.fun]);
    const hidden = [
      await slugs(),
      (
        await boss.browser.call('GET /v1/category-tags/{gameId}/{idOrSlug}', {
          params: { gameId: 'cs2', idOrSlug: 'listed' },
        })
      ).status,
    ];
    await server.database.pool.query('UPDATE category SET enabled = true WHERE id = $1', [scene.fun]);
    expect(hidden).toEqual([[], 404]);
  });

  test('belong to the game of their category and of what stands above', async () => {
    const { body: games } = await boss.browser.call('GET /v1/games');
    const other = games.find(({ id }) => id !== 'cs2')?.id ?? '';
    const codes = await Promise.all(
      [
        { ...bodyOf('mixed'), gameId: other },
        { ...bodyOf('mixed'), categoryId: 999_999 },
        bodyOf('mixed', 999_999),
        { ...bodyOf('mixed'), gameId: 'nope' },
      ].map(async (body) => (await boss.browser.call('POST /v1/admin/category-tags', { body })).code),
    );
    expect(codes).toEqual([
      'ADMIN_GAME_MISMATCH',
      'ADMIN_CATEGORIES_NOT_FOUND',
      'ADMIN_CATEGORY_TAGS_NOT_FOUND',
      'ADMIN_GAMES_NOT_FOUND',
    ]);
  });
});
