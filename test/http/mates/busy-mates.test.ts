import { serverForTests } from '../../support/server/server-for-tests';
import { acceptOrder, createSquadOf, playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import type { TestPerson } from '../../support/people/make-person';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
const scene = sceneForTests(server);

const cardOf = async (mateId: string, query: { kind?: 'FUN' } = {}) => {
  const { body } = await testBrowser(server.url).call('GET /v1/mates/game/{gameId}', {
    params: { gameId: 'cs2' },
    query,
  });
  return body.items.find(({ id }: { id: string }) => id === mateId);
};
const pageOf = async (mateId: string) =>
  (await testBrowser(server.url).call('GET /v1/mates/{gameId}/{mateId}', { params: { gameId: 'cs2', mateId } })).body;
const landingOf = async (mateId: string) => {
  await server.database.pool.query(
    "INSERT INTO mate_landing (id, game_id, mate_id, title, lead) VALUES ('busy', 'cs2', $1, 'Играй со мной', 'Терпеливо')",
    [mateId],
  );
  return (await testBrowser(server.url).call('GET /v1/mate-landings/{id}', { params: { id: 'busy' } })).body;
};
const want = (person: TestPerson, mateId: string, wanted = true) =>
  person.browser.call('PUT /v1/mates/{mateId}/free-notice', { params: { mateId }, body: { wanted } });
const heard = async (person: TestPerson) =>
  (await person.browser.call('GET /v1/notifications')).body.items.filter(
    ({ title }: { title: string }) => title === 'Напарник свободен',
  );

test('a mate in a squad is said to be busy: until the end of the game once it runs', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  expect(await cardOf(mate.id)).not.toHaveProperty('busy');
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  expect(await cardOf(mate.id)).not.toHaveProperty('busy');
  await acceptOrder(mate, body.id);
  expect(await cardOf(mate.id)).toMatchObject({ busy: { until: null } });

  const [other, playing] = [await scene.client(1000), await scene.mate()];
  await playSquad(other, playing, { categoryId: scene.fun });
  const until = new Date(server.clock.now() + 60 * 60_000).toISOString();
  expect(await cardOf(playing.id)).toMatchObject({ busy: { until } });
  expect(await cardOf(playing.id, { kind: 'FUN' })).toMatchObject({ busy: { until } });
  expect(await pageOf(playing.id)).toMatchObject({ busy: { until } });
  expect((await landingOf(playing.id)).mate).toMatchObject({ busy: { until } });
});

test('who asked hears once that the mate is free; who took it back does not', async () => {
  const [owner, mate] = [await scene.client(2000), await scene.mate()];
  const [waiting, gone] = [await scene.client(), await scene.client()];
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  for (const person of [waiting, gone]) expect((await want(person, mate.id)).status).toBe(204);
  expect((await want(waiting, mate.id)).status).toBe(204);
  await want(gone, mate.id, false);
  await sweepDeadlines(server);
  expect(await heard(waiting)).toEqual([]);

  server.clock.advance(60 * 60_000);
  await sweepDeadlines(server);
  expect(await heard(waiting)).toMatchObject([{ link: `/cs2/team/${mate.id}` }]);
  expect(await heard(gone)).toEqual([]);
  expect(await cardOf(mate.id)).not.toHaveProperty('busy');

  await owner.browser.call('POST /v1/squads/{id}/confirm', { params: { id: squadId } });
  await playSquad(owner, mate, { categoryId: scene.fun });
  server.clock.advance(60 * 60_000);
  await sweepDeadlines(server);
  expect(await heard(waiting)).toHaveLength(1);
});

test('what was asked for is known the next time, until it is told or taken back', async () => {
  const [owner, mate, waiting] = [await scene.client(1000), await scene.mate(), await scene.client()];
  const wishes = async () => (await waiting.browser.call('GET /v1/mates/free-notices')).body;
  await playSquad(owner, mate, { categoryId: scene.fun });
  await want(waiting, mate.id);
  expect(await wishes()).toEqual([mate.id]);
  await want(waiting, mate.id, false);
  expect(await wishes()).toEqual([]);
});

test('a mate in a squad is not among those online, and is again once they are free', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  await mate.browser.call('PUT /v1/users/me/online');
  const online = async () => {
    const query = { online: '1' };
    const { body } = await testBrowser(server.url).call('GET /v1/mates/game/{gameId}', {
      params: { gameId: 'cs2' },
      query,
    });
    return body.items.some(({ id }: { id: string }) => id === mate.id);
  };
  expect(await online()).toBe(true);
  await playSquad(owner, mate, { categoryId: scene.fun });
  expect(await online()).toBe(false);
  server.clock.advance(60 * 60_000);
  await mate.browser.call('PUT /v1/users/me/online');
  await sweepDeadlines(server);
  expect(await online()).toBe(true);
});

test('only a mate can be waited for', async () => {
  const [client, other] = [await scene.client(), await scene.client()];
  expect((await want(client, other.id)).code).toBe('USERS_NOT_FOUND');
});
