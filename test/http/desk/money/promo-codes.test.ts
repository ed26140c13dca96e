import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { acceptOrder, createSquadOf, paySquad } from '#test/support/squads/squad-calls.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';

const server = serverForTests();
const scene = sceneForTests(server);

const admin = (...permissions: readonly AdminPermission[]): Promise<TestPerson> =>
  makeAdministrator(server, ...permissions);
const boss = () => admin('MANAGE_PROMO_CODES');
const clerk = () => admin('MANAGE_PERSONAL_PROMO_CODES');

const wanted = (code: string) => ({
  code,
  discount: { kind: 'PERCENT' as const, percent: 10 },
  gameId: null,
  categoryIds: [],
  categoryKinds: [],
  expiresAt: null,
  maxUses: null,
  maxUsesPerUser: null,
});

interface More {
  readonly gameId?: string;
  readonly categoryIds?: number[];
  readonly expiresAt?: string;
  readonly discount?: { kind: 'PERCENT'; percent: number };
}

const create = (by: TestPerson, code: string, more: More = {}) =>
  by.browser.call('POST /v1/admin/promo-codes', { body: { ...wanted(code), ...more } });
const createFor = (by: TestPerson, code: string, userId: string | null) =>
  by.browser.call('POST /v1/admin/promo-codes/personal', { body: { ...wanted(code), userId } });

const seenOf = async (by: TestPerson, code: string): Promise<number> =>
  (await by.browser.call('GET /v1/admin/history', { query: { subject: `promo-code:${code.toLowerCase()}` } })).body
    .seen;
const limits = { expiresAt: null, maxUses: 5, maxUsesPerUser: 1 };
const change = async (by: TestPerson, code: string, more: Partial<typeof limits> = {}) =>
  by.browser.call('PUT /v1/admin/promo-codes/{code}', {
    params: { code },
    body: { seen: await seenOf(by, code), ...limits, ...more },
  });
const deactivate = async (by: TestPerson, code: string, seen?: number) =>
  by.browser.call('POST /v1/admin/promo-codes/{code}/deactivate', {
    params: { code },
    body: { seen: seen ?? (await seenOf(by, code)), reason: 'Акция закончилась' },
  });
const remove = (by: TestPerson, code: string) =>
  by.browser.call('DELETE /v1/admin/promo-codes/{code}', { params: { code } });
const read = (by: TestPerson, code: string) =>
  by.browser.call('GET /v1/admin/promo-codes/{code}', { params: { code } });

/** A paid squad with the code. */
const playedWith = async (code: string) => {
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  const applied = await owner.browser.call('POST /v1/squads/{id}/promo-code', {
    params: { id: body.id },
    body: { code },
  });
  expect(applied.code).toBeNull();
  await acceptOrder(mate, body.id);
  await paySquad(owner, body.id);
  return { owner, squadId: body.id };
};

describe('a promo code of everybody', () => {
  test('is made, taken, counted with what it gave, and stands in the log', async () => {
    const by = await boss();
    expect((await create(by, 'spring10')).body).toMatchObject({ code: 'SPRING10', state: 'ACTIVE', person: null });
    const { owner, squadId } = await playedWith('SPRING10');
    expect((await read(by, 'SPRING10')).body).toMatchObject({
      uses: 1,
      createdBy: { id: by.id },
      statistics: { squads: 1, people: 1, discount: 70, paid: 630 },
      squads: [{ id: squadId, person: { id: owner.id }, discount: 70 }],
    });
    const history = await by.browser.call('GET /v1/admin/history', { query: { subject: 'promo-code:spring10' } });
    expect(history.body.lines).toMatchObject([{ action: 'promo-code.create', actor: { id: by.id } }]);
  });

  test('is not made twice, nor for what there is not, nor for another game, nor ended before it begins', async () => {
    const by = await boss();
    await create(by, 'TWICE');
    expect((await create(by, 'TWICE')).code).toBe('ADMIN_PROMO_CODES_ALREADY_EXISTS');
    expect((await create(by, 'NOGAME', { gameId: 'nothing' })).code).toBe('ADMIN_GAMES_NOT_FOUND');
    expect((await create(by, 'NOCAT', { categoryIds: [999_999] })).code).toBe('ADMIN_CATEGORIES_NOT_FOUND');
    await server.database.pool.query(
      "INSERT INTO game (id, name, icon_url, platforms, position) VALUES ('dota2', 'Dota 2', '', '{PC}', 9) ON CONFLICT DO NOTHING",
    );
    expect((await create(by, 'OTHER', { gameId: 'dota2', categoryIds: [scene.fun] })).code).toBe('ADMIN_GAME_MISMATCH');
    const before = new Date(server.clock.now() - 1).toISOString();
    expect((await create(by, 'LATE', { expiresAt: before })).code).toBe('VALIDATION_ERROR');
    expect((await create(by, 'HUGE', { discount: { kind: 'PERCENT', percent: 51 } })).code).toBe('VALIDATION_ERROR');
    expect((await create(by, 'ПРИВЕТ')).code).toBe('VALIDATION_ERROR');
  });

  test('has limits that change, but never below what was used; an operator who looked before is told', async () => {
    const by = await boss();
    await create(by, 'LIMITED');
    await playedWith('LIMITED');
    await playedWith('LIMITED');
    const seen = await seenOf(by, 'LIMITED');
    expect((await change(by, 'LIMITED', { maxUses: 1 })).code).toBe('VALIDATION_ERROR');
    expect((await change(by, 'LIMITED', { maxUses: 2 })).body).toMatchObject({ maxUses: 2, state: 'USED_UP' });
    expect((await deactivate(await boss(), 'LIMITED', seen)).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect((await deactivate(by, 'LIMITED')).body.state).toBe('OFF');
    expect((await deactivate(by, 'LIMITED')).code).toBe('ADMIN_CHANGED_MEANWHILE');
    const client = await scene.client();
    const tried = await client.browser.call('POST /v1/squads/promo-code/validate', {
      body: { code: 'LIMITED', gameId: 'cs2', categoryId: scene.fun },
    });
    expect(tried.code).toBe('SQUADS_PROMO_CODE_DEACTIVATED');
  });

  test('is deleted while nobody used it, and then no more', async () => {
    const by = await boss();
    await create(by, 'UNUSED');
    await create(by, 'INUSE');
    await playedWith('INUSE');
    expect((await remove(by, 'INUSE')).code).toBe('ADMIN_PROMO_CODES_CANNOT_BE_DELETED');
    expect((await remove(by, 'UNUSED')).status).toBe(204);
    expect((await read(by, 'UNUSED')).code).toBe('ADMIN_PROMO_CODES_NOT_FOUND');
  });
});

describe('a personal promo code', () => {
  test('names its user, who is told, and fits nobody else', async () => {
    const [by, person, other] = [await clerk(), await scene.client(), await scene.client()];
    expect((await createFor(by, 'FOR-NOBODY', null)).code).toBe('ADMIN_PROMO_CODE_MISSING_USER_ID');
    expect((await createFor(by, 'FOR-GHOST', '01890000-0000-7000-8000-00000000dead')).code).toBe(
      'ADMIN_USERS_NOT_FOUND',
    );
    expect((await createFor(by, 'FOR-ME', by.id)).code).toBe('ADMIN_OWN_OBJECT');
    expect((await createFor(by, 'FOR-YOU', person.id)).body.person?.id).toBe(person.id);
    const told = await person.browser.call('GET /v1/notifications');
    expect(told.body.items[0]?.text).toContain('FOR-YOU');
    const validate = (who: TestPerson) =>
      who.browser.call('POST /v1/squads/promo-code/validate', {
        body: { code: 'FOR-YOU', gameId: 'cs2', categoryId: scene.fun },
      });
    expect((await validate(person)).status).toBe(200);
    expect((await validate(other)).code).toBe('SQUADS_PROMO_CODE_WRONG_USER');
  });

  test('is all that an operator of personal ones makes, sees and changes', async () => {
    const [by, chief, person] = [await clerk(), await boss(), await makePerson(server)];
    await create(chief, 'COMMON');
    await createFor(by, 'PERSONAL', person.id);
    expect((await create(by, 'MINE')).code).toBe('FORBIDDEN');
    for (const act of [read(by, 'COMMON'), change(by, 'COMMON'), deactivate(by, 'COMMON'), remove(by, 'COMMON')])
      expect((await act).code).toBe('ADMIN_PROMO_CODES_NOT_FOUND');
    const { body } = await by.browser.call('GET /v1/admin/promo-codes');
    expect(body.items.every((one) => one.person !== null)).toBe(true);
    expect(body.items.map(({ code }) => code)).toContain('PERSONAL');
    expect((await change(by, 'PERSONAL')).body).toMatchObject({ maxUses: 5, maxUsesPerUser: 1 });
    expect((await change(chief, 'PERSONAL', { maxUses: 6 })).body.maxUses).toBe(6);
  });

  test('is not changed by whose it is', async () => {
    const [by, chief] = [await clerk(), await boss()];
    await createFor(chief, 'CLERKS', by.id);
    for (const act of [change(by, 'CLERKS'), deactivate(by, 'CLERKS'), remove(by, 'CLERKS')])
      expect((await act).code).toBe('ADMIN_OWN_OBJECT');
  });
});

test('the list is narrowed by state and kind, paged by uses without a gap; the file has all of it', async () => {
  const by = await boss();
  for (const code of ['LIST-1', 'LIST-2', 'LIST-3']) await create(by, code);
  await deactivate(by, 'LIST-3');
  const codes = async (query: Readonly<Record<string, unknown>>) =>
    (await by.browser.call('GET /v1/admin/promo-codes', { query: { search: 'list-', ...query } })).body.items.map(
      ({ code }) => code,
    );
  expect(await codes({ state: 'ACTIVE', sort: 'createdAt' })).toEqual(['LIST-1', 'LIST-2']);
  expect(await codes({ state: 'OFF' })).toEqual(['LIST-3']);
  expect(await codes({ discount: ['FIXED'] })).toEqual([]);
  expect(await codes({ personal: true })).toEqual([]);
  const query = { search: 'list-', sort: 'uses', limit: 2 } as const;
  const first = (await by.browser.call('GET /v1/admin/promo-codes', { query })).body;
  const second = (
    await by.browser.call('GET /v1/admin/promo-codes', { query: { ...query, cursor: first.nextCursor ?? '' } })
  ).body;
  expect([...first.items, ...second.items].map(({ code }) => code)).toEqual(['LIST-1', 'LIST-2', 'LIST-3']);
  const file = await by.browser.raw('GET', '/v1/admin/promo-codes.csv?search=list-');
  expect(String(file.body).trim().split('\n')).toHaveLength(4);
});
