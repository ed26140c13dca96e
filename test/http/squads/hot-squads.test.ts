import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf, showSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import type { TestPerson } from '../../support/people/make-person';
import { listen } from '../../support/server/listen';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
const scene = sceneForTests(server);

const ready = (mate: TestPerson, squadId: number) =>
  mate.browser.call('POST /v1/squads/{id}/hot-squad-mate-ready', { params: { id: squadId } });
const hotFor = async (mate: TestPerson) => (await mate.browser.call('GET /v1/squads/mate/hot')).body;
const invite = (owner: TestPerson, mate: TestPerson, squadId: number) =>
  owner.browser.call('POST /v1/squads/invite-mate', { body: { squadId, mateId: mate.id } });

test('a hot squad calls the mates who fit, one answers, the owner takes them at once', async () => {
  const [owner, mate, resting] = [await scene.client(1000), await scene.mate(), await scene.mate({ active: false })];
  const ear = await listen(server, mate.browser, ['orders changed']);
  const created = await createSquadOf(owner, { categoryId: scene.fun, hot: true });
  const squadId = created.body.id;
  await ear.all();
  ear.close();
  expect(await hotFor(mate)).toMatchObject([{ squadId, price: 700, income: 546, offered: false }]);
  expect(await hotFor(resting)).toEqual([]);

  expect((await ready(mate, squadId)).status).toBe(204);
  expect(await hotFor(mate)).toMatchObject([{ offered: true }]);
  const shown = await showSquad(owner, squadId);
  expect(shown.squad.offers).toMatchObject([{ mateId: mate.id }]);
  expect(shown.members).toContainEqual(
    expect.objectContaining({
      id: mate.id,
      user: expect.objectContaining({ mate: expect.objectContaining({ grade: 'EXPERT' }) }),
    }),
  );
  expect((await invite(owner, mate, squadId)).body.squad.status).toBe('READY');
  expect(await hotFor(mate)).toEqual([]);
});

test('a mate who answered looks at the squad while their answer stands, and hears when it is over', async () => {
  const [owner, mate, other] = [await scene.client(1000), await scene.mate(), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, hot: true });
  const look = (person: TestPerson) => person.browser.call('GET /v1/squads/{id}', { params: { id: body.id } });
  expect((await look(mate)).code).toBe('SQUADS_NOT_FOUND');
  await ready(other, body.id);
  await ready(mate, body.id);
  const seen = (await look(mate)).body;
  expect(seen).toMatchObject({ myIncome: 546, squad: { status: 'PENDING', friendInvitations: [] } });
  expect(seen.squad.offers.map(({ mateId }) => mateId)).toEqual([undefined, mate.id]);
  expect(JSON.stringify(seen)).not.toContain(other.id);
  const ear = await listen(server, mate.browser, ['squad changed', 'orders changed']);
  await invite(owner, other, body.id);
  expect(await ear.all()).toMatchObject({ 'squad changed': { squadId: body.id } });
  ear.close();
  expect((await look(mate)).code).toBe('SQUADS_NOT_FOUND');
});

test('mates who look at a hot squad hear when it calls nobody any more', async () => {
  const [owner, looking, chosen] = [await scene.client(1000), await scene.mate(), await scene.mate()];
  const ends = {
    'a mate is taken': async (id: number) => {
      await ready(chosen, id);
      await invite(owner, chosen, id);
    },
    'it is disbanded': (id: number) => owner.browser.call('POST /v1/squads/{id}/disband', { params: { id }, body: {} }),
    'its time is up': () => {
      server.clock.advance(15 * 60_000);
      return sweepDeadlines(server);
    },
  };
  for (const end of Object.values(ends)) {
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, hot: true });
    expect(await hotFor(looking)).toMatchObject([{ squadId: body.id }]);
    const ear = await listen(server, looking.browser, ['orders changed']);
    await end(body.id);
    await ear.all();
    ear.close();
    expect(await hotFor(looking)).toEqual([]);
    await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: body.id }, body: {} });
  }
});

test('a mate who has changed their mind is on the owner’s list no more, sees the squad no more, and may answer again', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, hot: true });
  const withdraw = () => mate.browser.call('DELETE /v1/squads/{id}/hot-squad-mate-ready', { params: { id: body.id } });
  expect((await withdraw()).code).toBe('SQUADS_MEMBER_NOT_FOUND');
  await ready(mate, body.id);
  expect((await withdraw()).status).toBe(204);
  expect((await showSquad(owner, body.id)).squad.offers).toEqual([]);
  expect((await mate.browser.call('GET /v1/squads/{id}', { params: { id: body.id } })).code).toBe('SQUADS_NOT_FOUND');
  expect((await ready(mate, body.id)).status).toBe(204);
});

test('an offer lapses after five minutes, the call after fifteen', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, hot: true });
  await ready(mate, body.id);
  server.clock.advance(5 * 60_000);
  await sweepDeadlines(server);
  expect((await showSquad(owner, body.id)).squad.offers).toEqual([]);
  server.clock.advance(10 * 60_000);
  await sweepDeadlines(server);
  expect(await hotFor(mate)).toEqual([]);
  expect((await ready(mate, body.id)).code).toBe('SQUADS_INVALID_STATE');
});

test('a mate who takes no orders does not answer, and nobody answers twice', async () => {
  const [owner, mate, resting] = [await scene.client(1000), await scene.mate(), await scene.mate({ active: false })];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, hot: true });
  expect((await ready(resting, body.id)).code).toBe('SQUADS_MATE_NOT_ACTIVE');
  const answers = await Promise.all([ready(mate, body.id), ready(mate, body.id)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['SQUADS_ALREADY_INVITED', null]);
});

test('a mate is called by the bell too, and sees who calls', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, hot: true });
  const { items } = (await mate.browser.call('GET /v1/notifications')).body;
  expect(items[0]).toMatchObject({ title: 'Горящий сквад', link: '/cs2/orders' });
  const [found] = (await hotFor(mate)).filter(({ squadId }: { squadId: number }) => squadId === body.id);
  expect(found?.caller).toEqual({ orders: 0, languages: ['ru'], rating: null, note: '' });
});

test('a mate who has blocked the owner is not called, and does not answer', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  await mate.browser.call('PUT /v1/chat/blocks/{userId}', { params: { userId: owner.id } });
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, hot: true });
  expect((await mate.browser.call('GET /v1/notifications')).body.items).toEqual([]);
  expect((await hotFor(mate)).filter(({ squadId }: { squadId: number }) => squadId === body.id)).toEqual([]);
  expect((await ready(mate, body.id)).code).toBe('SQUADS_MATE_NOT_ACTIVE');
});

test('squads that do not fit take nobody’s place on a mate’s list', async () => {
  const rankUp = await scene.categoryId('RANK_UP');
  const mate = await scene.mate();
  await server.database.pool.query('DELETE FROM mate_category WHERE user_id = $1 AND category_id = $2', [
    mate.id,
    rankUp,
  ]);
  // Thirty-one callers whose time ends first, in a category that this mate does not play.
  for (let caller = 0; caller < 31; caller += 1)
    await createSquadOf(await scene.client(), { categoryId: rankUp, hot: true });
  server.clock.advance(1000);
  const { body } = await createSquadOf(await scene.client(1000), { categoryId: scene.fun, hot: true });
  expect((await hotFor(mate)).map(({ squadId }: { squadId: number }) => squadId)).toContain(body.id);
});

test('prices are told to everybody', async () => {
  const guest = testBrowser(server.url);
  const { body } = await guest.call('GET /v1/squad-prices/rates');
  expect(body.levels).toContainEqual({ level: 'EXPERT', hour: 700 });
  expect(body).toMatchObject({ extraClientPercent: 25, step: 10 });
  expect((await guest.call('GET /v1/squads/first-squad-prices')).body).toEqual({
    price: 199,
    durationMinutes: 30,
    available: true,
  });
  const mate = await scene.mate();
  expect((await mate.browser.call('GET /v1/squads/first-squad-prices')).body.available).toBe(false);
});
