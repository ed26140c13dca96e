import { days, hours } from '#domain/time/durations.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { acceptOrder, confirmSquad, createSquadOf, paySquad } from '../../support/squads/squad-calls';

const server = serverForTests();
const scene = sceneForTests(server);

const disband = ({ browser }: TestPerson, id: number) =>
  browser.call('POST /v1/squads/{id}/disband', { params: { id }, body: {} });

const ask = async (query: Readonly<Record<string, string | number>>) =>
  (await makeAdministrator(server, 'VIEW_WHAT_IF')).browser.call('GET /v1/admin/what-if', { query });

/** A client gives up in the lobby, where the mate waits. */
const cancelledInLobby = async () => {
  const [client, mate] = [await scene.client(5000), await scene.mate()];
  const { body } = await createSquadOf(client, { categoryId: scene.fun, mateIds: [mate.id] });
  await acceptOrder(mate, body.id);
  await paySquad(client, body.id);
  await confirmSquad(mate, body.id);
  await confirmSquad(mate, body.id);
  await disband(client, body.id);
  return { client, mate, squadId: body.id };
};

test('the desk sees what a cancellation in the lobby had cost by another percent, by person and in sum', async () => {
  const { client, mate } = await cancelledInLobby();
  const { body: same } = await ask({});
  expect(same).toMatchObject({ squads: 1, cut: false, open: 0, unknown: 0, impossibleCount: 0, people: [] });
  expect(same.paid.was).toBeGreaterThan(0);
  expect(same.paid.would).toBe(same.paid.was);
  const { body: less } = await ask({ 'lobby-mates': 20 });
  expect(less.paid).toEqual({ was: same.paid.was, would: (same.paid.was * 2) / 5 });
  expect(less.left.would).toBeCloseTo(less.paid.would - less.earned.would, 2);
  expect(less.people.map(({ person }) => person.id).sort()).toEqual([client.id, mate.id].sort());
  const { body: nothing } = await ask({ 'lobby-mates': 0 });
  expect([nothing.paid.would, nothing.earned.would, nothing.left.would]).toEqual([0, 0, 0]);
});

test('a dearer hour is counted, and whether it had been paid is not invented', async () => {
  const { body } = await ask({
    'rate-beginner-1': 20_000,
    'rate-pro': 20_000,
    'rate-star': 20_000,
    'rate-expert': 20_000,
  });
  expect(body.dearer.count).toBeGreaterThan(0);
  expect(body.dearer.sum).toBeGreaterThan(0);
});

test('a squad that still holds money, and one from before the period, do not count', async () => {
  const [client, mate] = [await scene.client(5000), await scene.mate()];
  const { body: made } = await createSquadOf(client, { categoryId: scene.fun, mateIds: [mate.id] });
  await acceptOrder(mate, made.id);
  await paySquad(client, made.id);
  expect((await ask({})).body).toMatchObject({ squads: 1, open: 1 });
  await disband(client, made.id);
  server.clock.advance(days(8));
  expect((await ask({ days: 7 })).body).toMatchObject({ squads: 0, open: 0 });
  expect((await ask({ days: 30 })).body.squads).toBe(2);
  server.clock.advance(hours(1));
});

test('another term of a strike says who had been without orders for how long, and which squad had been impossible', async () => {
  const [client, mate, other] = [await scene.client(5000), await scene.mate(), await scene.client(5000)];
  const { body: first } = await createSquadOf(client, { categoryId: scene.fun, mateIds: [mate.id] });
  await acceptOrder(mate, first.id);
  await paySquad(client, first.id);
  await confirmSquad(mate, first.id);
  await mate.browser.call('POST /v1/squads/{id}/leave', { params: { id: first.id } });
  server.clock.advance(hours(5));
  const { body: second } = await createSquadOf(other, { categoryId: scene.fun, mateIds: [mate.id] });
  await acceptOrder(mate, second.id);
  await disband(other, second.id);
  server.clock.advance(days(2));
  expect((await ask({ days: 7 })).body.strikes).toBeNull();
  const { body: same } = await ask({ days: 7, 'strike-first': 0 });
  expect(same).toMatchObject({ impossibleCount: 0, strikes: { mates: [], matesCount: 0 } });
  const { body: shorter } = await ask({ days: 7, 'strike-first': 4 });
  expect(shorter).toMatchObject({
    impossibleCount: 0,
    strikes: { mates: [{ person: { id: mate.id }, was: 0, would: 240, refused: 0 }] },
  });
  const { body: longer } = await ask({ days: 7, 'strike-first': 24, 'strike-decided': 1 });
  expect(longer).toMatchObject({
    impossibleCount: 1,
    impossible: [{ squadId: second.id, step: 0, event: 'squad.snapshot', code: 'SQUADS_MATE_NOT_ACTIVE' }],
    strikes: {
      mates: [{ person: { id: mate.id }, was: 0, would: 24 * 60, refused: 1 }],
      matesCount: 1,
      decisions: { was: 0, would: 1 },
    },
  });
});

test.each([
  [{ 'lobby-mates': 101 }],
  [{ 'strike-first': 2161 }],
  [{ 'strike-days': 0 }],
  [{ 'trial-price': -1 }],
  [{ 'lobby-mates': 1.5 }],
  [{ 'rate-pro': 1 }],
  [{ 'percent-pro': 'many' }],
  [{ days: 13 }],
])('terms that cannot be are refused: %j', async (query) => {
  expect((await ask(query)).code).toBe('VALIDATION_ERROR');
});
