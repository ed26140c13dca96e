import { eq } from 'drizzle-orm';
import { deadline } from '#server/platform/db/schema/outbox-and-deadlines.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { actsOn, seenBy } from '../../support/desk';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf, playSquad, showSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'MANAGE_SQUADS');
});

const reason = 'Сервер игры лежит, доиграть нельзя';
const playing = async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  return { owner, mate, squadId: await playSquad(owner, mate, { categoryId: scene.fun }) };
};
const read = (by: TestPerson, id: number) => by.browser.call('GET /v1/admin/squads/{id}', { params: { id } });
const disband = (by: TestPerson, id: number, refundPercent: number | null, seen: number) =>
  by.browser.call('POST /v1/admin/squads/{id}/disband', { params: { id }, body: { refundPercent, reason, seen } });

test('a running game is disbanded with a split that was told beforehand, and its people read why', async () => {
  const { owner, mate, squadId } = await playing();
  const { body } = await read(boss, squadId);
  expect(body).toMatchObject({ status: 'IN_A_GAME', held: 700, own: false, mayDisband: true });
  const wanted = body.outcomes[40];
  const before = await cachedBalance(server.database, 'USER', mate.id);
  expect((await disband(boss, squadId, 40, await seenBy(boss, `squad:${squadId}`))).code).toBeNull();
  expect(((await cachedBalance(server.database, 'USER', mate.id)) - before) / 100).toBe(wanted?.paid[0]?.amount);
  expect(JSON.stringify((await owner.browser.call('GET /v1/notifications')).body)).toContain(reason);
  expect((await read(boss, squadId)).body).toMatchObject({ status: 'DISBANDED', held: 0, outcomes: [] });
  expect(await actsOn(server, `squad:${squadId}`)).toEqual(['squad.disband']);
  await expectSoundLedger(server.database);
});

test('two operators disband once; who may only look may not; nobody disbands their own', async () => {
  const { mate, squadId } = await playing();
  const looker = await makeAdministrator(server, 'MANAGE_DISPUTES');
  expect((await disband(looker, squadId, 0, 0)).code).toBe('FORBIDDEN');
  await server.product.app.db
    .update(appUser)
    .set({ isAdmin: true, permissions: ['ALL'] })
    .where(eq(appUser.id, mate.id));
  expect((await disband(mate, squadId, 0, 0)).code).toBe('ADMIN_OWN_OBJECT');
  // On the squad's own page a member is a member, whatever their permissions.
  const byPage = await mate.browser.call('POST /v1/squads/{id}/disband', {
    params: { id: squadId },
    body: { refundPercent: 0 },
  });
  expect(byPage.code).toBe('SQUADS_NOT_OWNER');
  const other = await makeAdministrator(server, 'DISBAND_SQUADS');
  const answers = await Promise.all([disband(boss, squadId, 100, 0), disband(other, squadId, 0, 0)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null]);
});

test('the list finds by number and by name, and every squad comes once', async () => {
  const { owner, squadId } = await playing();
  const find = async (search: string) =>
    (await boss.browser.call('GET /v1/admin/squads', { query: { search } })).body.items.map(({ id }) => id);
  expect(await find(String(squadId))).toEqual([squadId]);
  expect(await find(owner.username.slice(0, -1))).toContain(squadId);
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const { body }: { body: { items: readonly { id: number }[]; nextCursor: string | null } } = await boss.browser.call(
      'GET /v1/admin/squads',
      { query: { limit: 1, ...(cursor === null ? {} : { cursor }) } },
    );
    seen.push(...body.items.map(({ id }) => id));
    cursor = body.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one));
});

test('a step of the clock that was given up waits in a queue, and is made when an operator tries it again', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  const { db } = server.product.app;
  const now = new Date(server.clock.now());
  const aggregate = `squad:${body.id}`;
  server.clock.advance(11 * 60_000);
  await db
    .update(deadline)
    .set({ attempts: 90, firstFailedAt: now, nextTryAt: now, failedAt: now, error: 'the thing is stuck' })
    .where(eq(deadline.aggregate, aggregate));
  const queue = async () =>
    (await boss.browser.call('GET /v1/admin/queues')).body.queues.find(({ queue: name }) => name === 'deadlines');
  expect((await queue())?.waiting).toBeGreaterThan(0);
  const { items } = (await boss.browser.call('GET /v1/admin/deadlines', { query: { givenUp: 'true' } })).body;
  const mine = items.filter((one) => one.aggregate === aggregate);
  expect(mine[0]).toMatchObject({ attempts: 90, error: 'the thing is stuck' });
  expect((await read(boss, body.id)).body.next).toMatchObject({ overdue: true, attempts: 90 });
  const one = await boss.browser.call('GET /v1/admin/deadlines/{id}', { params: { id: mine[0]?.id ?? 0 } });
  expect(one.body).toEqual(mine[0]);
  const live = (await boss.browser.call('GET /v1/admin/squads/live')).body;
  expect([live.items[0]?.id, live.overdue]).toEqual([body.id, 1]);
  for (const { id } of mine)
    await boss.browser.call('POST /v1/admin/deadlines/{id}/retry', { params: { id }, body: { reason, seen: 0 } });
  await sweepDeadlines(server);
  expect((await showSquad(owner, body.id)).squad.mateInvitations).toEqual([]);
  expect(
    (
      await boss.browser.call('POST /v1/admin/deadlines/{id}/retry', {
        params: { id: mine[0]?.id ?? 0 },
        body: { reason, seen: 0 },
      })
    ).code,
  ).toBe('NOT_FOUND');
});

test('an answered request for a recording waits until somebody has looked, and is looked at once', async () => {
  const { owner, mate, squadId } = await playing();
  server.clock.advance(61 * 60_000);
  await sweepDeadlines(server);
  const asked = await boss.browser.call('POST /v1/admin/squads/{id}/pov-request', {
    params: { id: squadId },
    body: { userId: owner.id, reason: 'Покажи вторую карту' },
  });
  const { id } = asked.body;
  await owner.browser.call('POST /v1/pov-requests/{id}/links', { params: { id }, body: { url: 'https://youtu.be/x' } });
  await owner.browser.call('POST /v1/pov-requests/{id}/respond', { params: { id }, body: { answer: 'SUBMITTED' } });
  const unseen = async (gameId = 'cs2') =>
    (await boss.browser.call('GET /v1/admin/pov-requests', { query: { unseen: 'true', gameId } })).body.items;
  expect(await unseen()).toMatchObject([
    { id, squadId, gameName: 'Counter-Strike 2', links: 1, person: { id: owner.id } },
  ]);
  expect(await unseen('dota2')).toEqual([]);
  const look = (by: TestPerson) =>
    by.browser.call('POST /v1/admin/pov-requests/{id}/seen', { params: { id }, body: { seen: 0 } });
  const other = await makeAdministrator(server, 'MANAGE_SQUADS');
  const answers = await Promise.all([look(boss), look(other)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null]);
  expect(await unseen()).toEqual([]);
  await server.product.app.db
    .update(appUser)
    .set({ isAdmin: true, permissions: ['MANAGE_SQUADS'] })
    .where(eq(appUser.id, mate.id));
  const own = await mate.browser.call('POST /v1/admin/squads/{id}/pov-request', {
    params: { id: squadId },
    body: { userId: owner.id, reason: 'Покажи вторую карту' },
  });
  expect(own.code).toBe('ADMIN_OWN_OBJECT');
});
