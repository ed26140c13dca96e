import { minutes } from '#domain/time/durations.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { acceptOrder, createSquadOf } from '../../support/squads/squad-calls';

const server = serverForTests();
const scene = sceneForTests(server);

const choiceOf = async () => {
  const operator = await makeAdministrator(server, 'MANAGE_SQUADS');
  await server.database.pool.query("DELETE FROM counted_once WHERE name LIKE 'choice%'");
  return (await operator.browser.call('GET /v1/admin/today/choice', { query: {} })).body;
};

test('the desk sees who found a mate, how soon, and from which place of the list', async () => {
  expect(await choiceOf()).toMatchObject({ requests: 0, found: 0, firstYes: null, gini: 0, games: [] });
  const [happy, left] = [await scene.client(1000), await scene.client(1000)];
  const [quick, slow] = [await scene.mate(), await scene.mate()];
  const found = await createSquadOf(happy, { categoryId: scene.fun, mateIds: [quick.id], places: { [quick.id]: 2 } });
  server.clock.advance(90_000);
  await acceptOrder(quick, found.body.id);
  await createSquadOf(left, { categoryId: scene.fun, mateIds: [slow.id], places: { [slow.id]: 14 } });
  server.clock.advance(minutes(15));
  const choice = await choiceOf();
  expect(choice).toMatchObject({ requests: 2, found: 1, firstYes: 90, gini: 0.5 });
  expect(choice.games).toMatchObject([{ gameId: 'cs2', requests: 2, found: 1, firstYes: 90 }]);
  expect(choice.games[0]?.hours.reduce((sum, { requests }) => sum + requests, 0)).toBe(2);
  expect(choice.places.filter(({ calls }) => calls > 0)).toEqual([
    { from: 1, to: 3, calls: 1, orders: 1 },
    { from: 13, to: 24, calls: 1, orders: 0 },
  ]);
});

test.each([[0], [1.5], ['first'], [20_000]])('a place that is none (%j) is refused', async (place) => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  const order = {
    gameId: 'cs2',
    categoryId: scene.fun,
    platform: 'PC',
    durationMinutes: 60,
    slots: 2,
    payMode: 'OWNER',
  };
  const body = JSON.stringify({ ...order, languages: ['ru'], mateIds: [mate.id], places: { [mate.id]: place } });
  const answer = await client.browser.raw('POST', '/v1/squads', { body });
  expect(answer.code).toBe('VALIDATION_ERROR');
});
