import { eq } from 'drizzle-orm';
import { days, minutes } from '#domain/time/durations.ts';
import { addStrike } from '#server/features/mates/standing/add-strike.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { mateAccess, mateStrike } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { acceptOrder, createSquadOf } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);

const standing = async ({ browser }: TestPerson) => (await browser.call('GET /v1/mates/me/standing')).body;
const change = ({ id }: TestPerson, values: Partial<typeof mateAccess.$inferInsert>) =>
  server.product.app.db.update(mateAccess).set(values).where(eq(mateAccess.userId, id));
const week = async () => {
  server.clock.advance(days(7));
  await sweepDeadlines(server);
};

test('once a week finished hours with a rating of 4.5 promote, never down, never to STAR', async () => {
  const [ready, lowRating, few, best] = [
    await scene.mate({ grade: 'BEGINNER_I' }),
    await scene.mate({ grade: 'BEGINNER_I' }),
    await scene.mate({ grade: 'EXPERT' }),
    await scene.mate({ grade: 'PRO' }),
  ];
  await change(ready, { finishedMinutes: 60 * 60 });
  await change(lowRating, { finishedMinutes: 60 * 60, ratingHundredths: 449 });
  await change(few, { finishedMinutes: 60 });
  await change(best, { finishedMinutes: 60 * 9000, ratingHundredths: 500 });
  await week();
  expect(await standing(ready)).toMatchObject({
    grade: 'BEGINNER_III',
    percent: 75,
    changes: [{ reason: 'PROMOTED', gradeBefore: 'BEGINNER_I', percentBefore: 67, percent: 75 }],
  });
  expect([(await standing(lowRating)).grade, (await standing(few)).grade, (await standing(best)).grade]).toEqual([
    'BEGINNER_I',
    'EXPERT',
    'PRO',
  ]);
  await change(lowRating, { ratingHundredths: 450 });
  await week();
  expect((await standing(lowRating)).grade).toBe('BEGINNER_III');
});

test('an administrator’s change keeps its history, and a promotion takes no percent away', async () => {
  const [mate, admin, other] = [
    await scene.mate({ grade: 'BEGINNER_I' }),
    await makeAdministrator(server, 'UPDATE_MATE_PERCENT', 'VIEW_MATE_PERCENT_CHANGES_HISTORY'),
    await makePerson(server),
  ];
  const set = (who: TestPerson, id: string) =>
    who.browser.call('PUT /v1/admin/mates/{id}/percent', {
      params: { id },
      body: { percent: 80, comment: 'За помощь новичкам' },
    });
  expect([(await set(other, mate.id)).code, (await set(admin, other.id)).code]).toEqual([
    'AUTH_NOT_ADMIN',
    'ADMIN_USERS_NOT_FOUND',
  ]);
  expect((await set(admin, mate.id)).status).toBe(204);
  await change(mate, { finishedMinutes: 30 * 60 });
  await week();
  const { body } = await admin.browser.call('GET /v1/admin/mates/{id}/percent-history', { params: { id: mate.id } });
  expect(body).toMatchObject([
    { reason: 'PROMOTED', grade: 'BEGINNER_II', percentBefore: 80, percent: 80, changedBy: null },
    {
      reason: 'ADMINISTRATOR',
      percentBefore: 67,
      percent: 80,
      comment: 'За помощь новичкам',
      changedBy: { id: admin.id },
    },
  ]);
  expect(
    (await admin.browser.call('GET /v1/admin/mates/{id}/percent-history', { params: { id: other.id } })).code,
  ).toBe('ADMIN_USERS_NOT_FOUND');
});

test('strikes are shown for thirty days', async () => {
  const mate = await scene.mate();
  await server.product.app.db.insert(mateStrike).values([
    { userId: mate.id, reason: 'MISSED_LOBBY', createdAt: new Date(server.clock.now() - days(31)) },
    { userId: mate.id, reason: 'LEFT_GAME', createdAt: new Date(server.clock.now() - days(2)) },
  ]);
  expect((await standing(mate)).strikes).toMatchObject([{ reason: 'LEFT_GAME' }]);
});

test('a strike with a shorter term does not end a longer one before its time', async () => {
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const { body: squad } = await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] });
  const { db } = server.product.app;
  const at = new Date(server.clock.now());
  const strike = (daysAgo: number) => ({
    userId: mate.id,
    reason: 'MISSED_LOBBY' as const,
    createdAt: new Date(at.getTime() - days(daysAgo)),
  });
  const until = new Date(at.getTime() + days(5)).toISOString();
  // Three within thirty days two days ago; of these two are older than that by now.
  await db.insert(mateStrike).values([strike(31), strike(31), strike(2)]);
  await change(mate, { ordersOffUntil: new Date(until) });
  await inTransaction(db, (tx) =>
    addStrike(tx, { userId: mate.id, squadId: squad.id, gameId: squad.squad.gameId, reason: 'LEFT_GAME', at }),
  );
  expect((await standing(mate)).ordersOffUntil).toBe(until);
});

describe('three invitations missed in a row', () => {
  const invite = async (mate: TestPerson): Promise<number> =>
    (await createSquadOf(await scene.client(5000), { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] }))
      .body.id;
  const miss = async (mate: TestPerson) => {
    await invite(mate);
    server.clock.advance(minutes(10));
    await sweepDeadlines(server);
  };
  const takesOrders = async ({ browser }: TestPerson) =>
    (await browser.call('GET /v1/users/me')).body.mateAccess?.active;

  test('switch orders off; they can be switched on again', async () => {
    const mate = await scene.mate();
    await miss(mate);
    await miss(mate);
    expect(await takesOrders(mate)).toBe(true);
    await miss(mate);
    expect(await takesOrders(mate)).toBe(false);
    const { items } = (await mate.browser.call('GET /v1/notifications', { query: {} })).body;
    expect(items).toContainEqual(expect.objectContaining({ title: 'Заказы выключены', link: '/cs2/mate/onboarding' }));
    expect((await standing(mate)).missedOffAt).toBe(new Date(server.clock.now()).toISOString());
    expect((await mate.browser.call('PUT /v1/mates/me/active', { body: { active: true } })).status).toBe(204);
    expect((await standing(mate)).missedOffAt).toBeNull();
  });

  test('count from zero after any answer', async () => {
    const mate = await scene.mate();
    await miss(mate);
    await miss(mate);
    const squadId = await invite(mate);
    await mate.browser.call('POST /v1/squads/mate/orders/{id}/cancel', { params: { id: squadId } });
    await miss(mate);
    await miss(mate);
    expect(await takesOrders(mate)).toBe(true);
    await acceptOrder(mate, await invite(mate));
  });
});
