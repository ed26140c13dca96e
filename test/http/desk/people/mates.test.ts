import { eq } from 'drizzle-orm';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { addStrike } from '#server/features/mates/public.ts';
import { actsOn, seenBy } from '#test/support/desk.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import type { TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { createSquadOf } from '#test/support/squads/squad-calls.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';

const server = serverForTests();
const scene = sceneForTests(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'MANAGE_MATES');
});

const reason = 'Так решила служба заботы';
const of = ({ id }: TestPerson) => ({ params: { id } });
const give = (by: TestPerson, whom: TestPerson, gameId = 'cs2') =>
  by.browser.call('POST /v1/admin/mates/{id}/access', { ...of(whom), body: { gameId, reason } });
const seen = (whom: TestPerson) => seenBy(boss, `mate:${whom.id}`);
const block = async (by: TestPerson, whom: TestPerson, action: 'BLOCK' | 'UNBLOCK') =>
  by.browser.call('PUT /v1/admin/mates/{id}/block', { ...of(whom), body: { action, reason, seen: await seen(whom) } });
const take = async (by: TestPerson, whom: TestPerson, gameId = 'cs2') =>
  by.browser.call('POST /v1/admin/mates/{id}/access/delete', {
    ...of(whom),
    body: { gameId, reason, seen: await seen(whom) },
  });
const percent = (by: TestPerson, whom: TestPerson) =>
  by.browser.call('PUT /v1/admin/mates/{id}/percent', { ...of(whom), body: { percent: 90, comment: reason } });
const accessOf = async ({ id }: TestPerson) =>
  (await server.product.app.db.select().from(mateAccess).where(eq(mateAccess.userId, id)))[0];
const inList = async ({ username }: TestPerson) =>
  (await boss.browser.call('GET /v1/mates/game/{gameId}', { params: { gameId: 'cs2' }, query: { search: username } }))
    .body.items.length;

const strikes = (whom: TestPerson, count: number) =>
  server.product.app.db.transaction(async (tx) => {
    const at = new Date(server.clock.now());
    for (let done = 0; done < count; done += 1)
      await addStrike(tx, { userId: whom.id, squadId: 1, gameId: 'cs2', reason: 'LEFT_GAME', at });
  });
const caseOf = async ({ id }: TestPerson) =>
  (await boss.browser.call('GET /v1/admin/strike-cases', { query: { decided: 'false', limit: 100 } })).body.items.find(
    ({ person }) => person.id === id,
  );

describe('access', () => {
  test('is given without an application, once, for one game, and taken away with a word to the person', async () => {
    const client = await scene.client();
    expect((await give(boss, client)).code).toBeNull();
    expect((await give(boss, client)).code).toBe('ADMIN_MATE_EXISTS');
    expect((await give(boss, client, 'dota2')).code).toBe('ADMIN_GAME_MISMATCH');
    expect((await take(boss, client, 'dota2')).code).toBe('ADMIN_GAME_MISMATCH');
    expect((await take(boss, client)).code).toBeNull();
    expect(await accessOf(client)).toBeUndefined();
    expect((await client.browser.call('GET /v1/users/me')).body.mateAccess).toBeNull();
    expect(JSON.stringify((await client.browser.call('GET /v1/notifications')).body)).toContain(reason);
    expect(await actsOn(server, `mate:${client.id}`)).toEqual(['mate.admit', 'mate.access-taken']);
  });

  test('is neither given nor taken while the person is in a squad', async () => {
    const [client, mate] = [await scene.client(1000), await scene.mate()];
    const { body } = await createSquadOf(client, { categoryId: scene.fun, mateIds: [mate.id] });
    expect((await give(boss, client)).code).toBe('ADMIN_USER_HAS_SQUAD');
    await mate.browser.call('POST /v1/squads/mate/orders/{id}/accept', { params: { id: body.id } });
    expect((await take(boss, mate)).code).toBe('ADMIN_USER_HAS_SQUAD');
  });

  test('STAR is appointed: the percent follows the level, a personal one stays; another game’s category is refused', async () => {
    const mate = await scene.mate({ grade: 'PRO' });
    const change = async (categoryIds?: number[]) =>
      boss.browser.call('PUT /v1/admin/mates/{id}/access', {
        ...of(mate),
        body: { gameId: 'cs2', grade: 'STAR', reason, seen: await seen(mate), ...(categoryIds && { categoryIds }) },
      });
    const { rows } = await server.database.pool.query<{ id: number }>(
      "SELECT id FROM category WHERE game_id = 'dota2' LIMIT 1",
    );
    expect((await change([rows[0]?.id ?? 0])).code).toBe('ADMIN_GAME_MISMATCH');
    expect((await accessOf(mate))?.grade).toBe('PRO');
    expect((await change([scene.fun])).code).toBeNull();
    expect(await accessOf(mate)).toMatchObject({ grade: 'STAR', percent: 85 });
    const whole = (await boss.browser.call('GET /v1/admin/mates/{id}', of(mate))).body;
    expect(whole.categories.filter(({ chosen }) => chosen).map(({ id }) => id)).toEqual([scene.fun]);
    await percent(boss, mate);
    const changed = await boss.browser.call('PUT /v1/admin/mates/{id}/access', {
      ...of(mate),
      body: { gameId: 'cs2', grade: 'PRO', reason, seen: await seen(mate) },
    });
    expect([changed.code, (await accessOf(mate))?.percent]).toEqual([null, 90]);
  });

  const change = async (mate: TestPerson, body: { readonly grade: 'STAR' | 'PRO'; readonly categoryIds?: number[] }) =>
    boss.browser.call('PUT /v1/admin/mates/{id}/access', {
      ...of(mate),
      body: { gameId: 'cs2', reason, seen: await seen(mate), ...body },
    });
  const offered = async ({ id }: TestPerson) =>
    (
      await boss.browser.call('GET /v1/mates/{gameId}/{mateId}', { params: { gameId: 'cs2', mateId: id } })
    ).body.prices.map(({ kind }) => kind);

  test('of a star who is one no more offers no sessions with stars, whatever the operator has chosen', async () => {
    const mate = await scene.mate({ grade: 'STAR' });
    expect(await offered(mate)).toContain('FAMOUS');
    await change(mate, { grade: 'PRO' });
    expect(await offered(mate)).not.toContain('FAMOUS');
    await change(mate, { grade: 'PRO', categoryIds: [scene.fun, await scene.categoryId('FAMOUS')] });
    expect(await offered(mate)).toEqual(['FUN']);
  });

  test('that leaves a mate nothing to play takes them off orders', async () => {
    const mate = await scene.mate({ grade: 'PRO' });
    await change(mate, { grade: 'PRO', categoryIds: [] });
    expect((await accessOf(mate))?.active).toBe(false);
  });
});

describe('a block', () => {
  test('takes the mate out of lists and off orders until it is lifted', async () => {
    const mate = await scene.mate();
    expect(await inList(mate)).toBe(1);
    expect((await block(boss, mate, 'BLOCK')).code).toBeNull();
    expect((await block(boss, mate, 'BLOCK')).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect(await inList(mate)).toBe(0);
    const on = () => mate.browser.call('PUT /v1/mates/me/active', { body: { active: true } });
    expect((await on()).code).toBe('MATE_BLOCKED');
    expect((await block(boss, mate, 'UNBLOCK')).code).toBeNull();
    expect((await on()).code).not.toBe('MATE_BLOCKED');
    expect(await inList(mate)).toBe(1);
  });
});

describe('the fourth strike', () => {
  test('is one task however many follow; forgiven, none of them counts any more', async () => {
    const mate = await scene.mate();
    await strikes(mate, 3);
    expect(await caseOf(mate)).toBeUndefined();
    await strikes(mate, 2);
    const task = await caseOf(mate);
    expect(task).toMatchObject({ strikes: 5, decision: null });
    const one = (id: string) => boss.browser.call('GET /v1/admin/strike-cases/{id}', { params: { id } });
    const { strikeList, ...whole } = (await one(task?.id ?? '')).body;
    expect(whole).toEqual(task);
    const counted = { reason: 'LEFT_GAME', squadId: 1, forgivenAt: null, counts: true };
    expect(strikeList).toEqual(Array.from({ length: 5 }, () => expect.objectContaining(counted)));
    expect((await one(mate.id)).code).toBe('NOT_FOUND');
    const decide = (by: TestPerson, at: number) =>
      by.browser.call('POST /v1/admin/strike-cases/{id}/decide', {
        params: { id: task?.id ?? '' },
        body: { decision: 'FORGIVEN', reason, seen: at },
      });
    const other = await makeAdministrator(server, 'UPDATE_MATE_ACCESS');
    const answers = await Promise.all([decide(boss, 0), decide(other, 0)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null]);
    expect((await accessOf(mate))?.ordersOffUntil).toBeNull();
    expect((await mate.browser.call('GET /v1/mates/me/standing')).body.strikes).toEqual([]);
    await strikes(mate, 1);
    expect(await caseOf(mate)).toBeUndefined();
  });

  test('takes the access away only by somebody who may take it', async () => {
    const mate = await scene.mate();
    await strikes(mate, 4);
    const task = await caseOf(mate);
    const decide = (by: TestPerson) =>
      by.browser.call('POST /v1/admin/strike-cases/{id}/decide', {
        params: { id: task?.id ?? '' },
        body: { decision: 'ACCESS_TAKEN', reason, seen: 0 },
      });
    expect((await decide(await makeAdministrator(server, 'UPDATE_MATE_ACCESS'))).code).toBe('FORBIDDEN');
    expect((await decide(boss)).code).toBeNull();
    expect(await accessOf(mate)).toBeUndefined();
  });

  test('waits for nobody once the access has been taken otherwise', async () => {
    const mate = await scene.mate();
    await strikes(mate, 4);
    const id = (await caseOf(mate))?.id ?? '';
    expect((await take(boss, mate)).code).toBeNull();
    expect(await caseOf(mate)).toBeUndefined();
    const { body } = await boss.browser.call('GET /v1/admin/strike-cases/{id}', { params: { id } });
    expect(body).toMatchObject({ decision: 'ACCESS_TAKEN', reason, decidedBy: { id: boss.id } });
    expect(await actsOn(server, `strikes:${id}`)).toEqual(['strikes.access_taken']);
  });
});

describe('nobody acts', () => {
  const makeStaff = (whom: TestPerson, permissions: AdminPermission[]) =>
    server.product.app.db.update(appUser).set({ isAdmin: true, permissions }).where(eq(appUser.id, whom.id));

  test('on themselves', async () => {
    const mate = await scene.mate();
    await makeStaff(mate, ['MANAGE_MATES']);
    expect((await percent(mate, mate)).code).toBe('ADMIN_OWN_OBJECT');
    expect((await block(mate, mate, 'BLOCK')).code).toBe('ADMIN_OWN_OBJECT');
    const client = await scene.client();
    await client.browser.call('POST /v1/mate-applications', {
      body: {
        gameId: 'cs2',
        hoursPerWeek: 5,
        experience: 'Играю с 2014 года, капитан команды, учу новичков с начала.',
      },
    });
    await makeStaff(client, ['MANAGE_MATES']);
    expect((await give(client, client)).code).toBe('ADMIN_OWN_OBJECT');
    const { items } = (await boss.browser.call('GET /v1/admin/mate-applications', { query: { status: ['SENT'] } }))
      .body;
    const own = items.find(({ user }) => user.id === client.id);
    const approved = await client.browser.call('POST /v1/admin/mate-applications/{id}/approve', {
      params: { id: own?.id ?? '' },
    });
    expect(approved.code).toBe('ADMIN_OWN_OBJECT');
  });

  test('on somebody with rights that they lack', async () => {
    const mate = await scene.mate();
    await makeStaff(mate, ['MANAGE_BLOG']);
    expect((await percent(boss, mate)).code).toBe('FORBIDDEN');
    expect((await block(boss, mate, 'BLOCK')).code).toBe('FORBIDDEN');
    expect((await take(boss, mate)).code).toBe('FORBIDDEN');
    expect((await percent(await makeAdministrator(server, 'ALL'), mate)).code).toBeNull();
  });
});

test.each(['since', '-percent', 'rating', '-finishedOrders'] as const)(
  'sorted by %s, page by page, nobody is missed and nobody comes twice',
  async (sort) => {
    await scene.mate();
    const seenIds: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: { items: readonly { person: { id: string } }[]; nextCursor: string | null } } =
        await boss.browser.call('GET /v1/admin/mates', {
          query: { sort, limit: 2, ...(cursor === null ? {} : { cursor }) },
        });
      seenIds.push(...body.items.map(({ person }) => person.id));
      cursor = body.nextCursor;
    } while (cursor !== null);
    const { rows } = await server.database.pool.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM mate_access',
    );
    expect([seenIds.length, new Set(seenIds).size]).toEqual([rows[0]?.count, rows[0]?.count]);
  },
);
