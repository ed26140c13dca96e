import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { confirmSquad, createSquadOf, playSquad } from '../../support/squads/squad-calls';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);

const pass = async (minutes: number) => {
  server.clock.advance(minutes * 60_000);
  await sweepDeadlines(server);
};

const flag = ({ browser }: TestPerson, id: number) =>
  browser.call('PUT /v1/squads/{id}/need-to-recreate', { params: { id }, body: {} });

const counted = async (mate: TestPerson) => {
  const { rows } = await server.database.pool.query<{ orders: number; minutes: number }>(
    'SELECT finished_orders AS orders, finished_minutes AS minutes FROM mate_access WHERE user_id = $1',
    [mate.id],
  );
  return rows[0];
};

describe('the hours that a promotion asks for', () => {
  test('count what was played before a squad was recreated, and the rest, each minute once', async () => {
    const [owner, mate] = [await scene.client(1000), await scene.mate()];
    const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
    await pass(20);
    await flag(owner, squadId);
    // The time of the pause counts for nobody.
    server.clock.advance(5 * 60_000);
    const { body } = await createSquadOf(owner, { categoryId: scene.fun, recreateFrom: squadId });
    expect(await counted(mate)).toEqual({ orders: 0, minutes: 20 });
    await confirmSquad(owner, body.id);
    await confirmSquad(mate, body.id);
    await pass(40);
    expect(await counted(mate)).toEqual({ orders: 1, minutes: 60 });
  });

  test('count nothing of a squad that was recreated in its lobby', async () => {
    const [owner, mate] = [await scene.client(1000), await scene.mate()];
    const { body: made } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
    await mate.browser.call('POST /v1/squads/mate/orders/{id}/accept', { params: { id: made.id } });
    await confirmSquad(mate, made.id);
    await owner.browser.call('POST /v1/squads/{id}/pay', {
      params: { id: made.id },
      body: { amount: 700 },
      idempotencyKey: crypto.randomUUID(),
    });
    await flag(owner, made.id);
    expect((await createSquadOf(owner, { categoryId: scene.fun, recreateFrom: made.id })).code).toBeNull();
    expect(await counted(mate)).toEqual({ orders: 0, minutes: 0 });
  });

  test('count what a mate had played who left halfway, and the whole for whoever stayed', async () => {
    const [owner, mate, other] = [await scene.client(5000), await scene.mate(), await scene.mate()];
    const { body: made } = await createSquadOf(owner, {
      categoryId: scene.fun,
      mateIds: [mate.id, other.id],
      slots: 3,
    });
    const params = { id: made.id };
    for (const { browser } of [mate, other]) await browser.call('POST /v1/squads/mate/orders/{id}/accept', { params });
    for (const one of [mate, other]) await confirmSquad(one, made.id);
    const paid = await owner.browser.call('POST /v1/squads/{id}/pay', {
      params,
      body: { amount: 1400 },
      idempotencyKey: crypto.randomUUID(),
    });
    expect(paid.code).toBeNull();
    for (const one of [owner, mate, other]) await confirmSquad(one, made.id);
    await pass(25);
    expect((await mate.browser.call('POST /v1/squads/{id}/leave', { params })).code).toBeNull();
    expect(await counted(mate)).toEqual({ orders: 0, minutes: 25 });
    await pass(35);
    expect([await counted(mate), await counted(other)]).toEqual([
      { orders: 0, minutes: 25 },
      { orders: 1, minutes: 60 },
    ]);
  });
});
