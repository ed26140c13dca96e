import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { actsOn, seenBy } from '../../support/desk';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'MANAGE_MATES');
});

const girlsOf = async (mate: TestPerson) =>
  (await mate.browser.call('GET /v1/categories/mate')).body.find(({ kind }) => kind === 'E_GIRL');
const offer = async (mate: TestPerson, enabled = true) =>
  mate.browser.call('PUT /v1/categories/mate/{id}', {
    params: { id: (await girlsOf(mate))?.id ?? 0 },
    body: { enabled },
  });
const decide = async (mate: TestPerson, body: { readonly verified?: boolean; readonly categoryIds?: number[] }) =>
  boss.browser.call('PUT /v1/admin/mates/{id}/access', {
    params: { id: mate.id },
    body: {
      gameId: 'cs2',
      grade: 'BEGINNER_III',
      reason: 'Созвонились, документы в порядке',
      seen: await seenBy(boss, `mate:${mate.id}`),
      ...body,
    },
  });
const stateOf = async (mate: TestPerson) => {
  const found = await girlsOf(mate);
  return [found?.locked, found?.enabled];
};

describe('a game with girls', () => {
  test('is offered by nobody before an operator has verified them', async () => {
    const mate = await scene.mate({ grade: 'BEGINNER_III' });
    // The scene's mates play everything.
    await offer(mate, false);
    expect(await stateOf(mate)).toEqual([true, false]);
    expect((await offer(mate)).code).toBe('CATEGORIES_MATE_NOT_VERIFIED');
    expect((await decide(mate, { categoryIds: [(await girlsOf(mate))?.id ?? 0] })).code).toBe(
      'CATEGORIES_MATE_NOT_VERIFIED',
    );
    expect((await decide(mate, { verified: true })).code).toBeNull();
    expect(await stateOf(mate)).toEqual([false, false]);
    expect((await offer(mate)).code).toBeNull();
    expect(await stateOf(mate)).toEqual([false, true]);
    expect(await actsOn(server, `mate:${mate.id}`)).toEqual(['mate.access']);
  });

  test('stays verified whatever else an operator changes, and switched off by the mate', async () => {
    const mate = await scene.mate({ grade: 'BEGINNER_III' });
    await decide(mate, { verified: true, categoryIds: [(await girlsOf(mate))?.id ?? 0] });
    expect(await stateOf(mate)).toEqual([false, true]);
    await offer(mate, false);
    await decide(mate, { categoryIds: [scene.fun] });
    expect((await offer(mate)).code).toBeNull();
  });

  test('is taken back with the verification, and nothing else is', async () => {
    const mate = await scene.mate({ grade: 'BEGINNER_III' });
    await decide(mate, { verified: true, categoryIds: [scene.fun, (await girlsOf(mate))?.id ?? 0] });
    await decide(mate, { verified: false });
    expect(await stateOf(mate)).toEqual([true, false]);
    const { body } = await boss.browser.call('GET /v1/admin/mates/{id}', { params: { id: mate.id } });
    expect([body.verifiedAt, body.categories.filter(({ chosen }) => chosen).map(({ id }) => id)]).toEqual([
      null,
      [scene.fun],
    ]);
    expect((await offer(mate)).code).toBe('CATEGORIES_MATE_NOT_VERIFIED');
  });
});
