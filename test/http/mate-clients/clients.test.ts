import { hours } from '#domain/time/durations.ts';
import { mateClient } from '#server/platform/db/schema/mates/mates-side.ts';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);

type ClientsQuery = { search?: string; favorite?: string; cursor?: string; limit?: number };
const clientsOf = async ({ browser }: TestPerson, query: ClientsQuery = {}) =>
  (await browser.call('GET /v1/mate-clients', { query })).body;
const favorite = ({ browser }: TestPerson, id: string, on = true) =>
  browser.call('POST /v1/mate-clients/favorites/{id}', { params: { id }, body: { favorite: on } });
const note = ({ browser }: TestPerson, id: string, text: string) =>
  browser.call('POST /v1/mate-clients/notes/{id}', { params: { id }, body: { note: text } });

/** A whole game, to its end. */
const play = async (client: TestPerson, mate: TestPerson): Promise<number> => {
  const squadId = await playSquad(client, mate, { categoryId: await scene.categoryId('FUN') });
  server.clock.advance(hours(1));
  await sweepDeadlines(server);
  return squadId;
};

test('whoever has finished a squad with a mate is their client, each game counted', async () => {
  const [client, mate] = [await scene.client(5000), await scene.mate()];
  expect((await clientsOf(mate)).items).toEqual([]);
  await play(client, mate);
  const last = await play(client, mate);
  expect((await clientsOf(mate)).items).toMatchObject([
    { id: client.id, games: 2, minutes: 120, lastGame: { squadId: last, gameId: 'cs2' }, favorite: false, note: '' },
  ]);
});

test('favourites and notes are for one’s own clients only, and nobody else sees a note', async () => {
  const [client, mate, other] = [await scene.client(5000), await scene.mate(), await scene.mate()];
  await play(client, mate);
  expect([(await favorite(other, client.id)).code, (await note(other, client.id, 'x')).code]).toEqual([
    'CLIENTS_NOT_CLIENT',
    'CLIENTS_NOT_CLIENT',
  ]);
  expect((await note(mate, client.id, '  Любит Мираж  ')).status).toBe(204);
  expect((await favorite(mate, client.id)).status).toBe(204);
  expect((await clientsOf(mate)).items).toMatchObject([{ favorite: true, note: 'Любит Мираж' }]);
  await play(client, other);
  expect((await clientsOf(other)).items).toMatchObject([{ favorite: false, note: '' }]);
  expect(
    JSON.stringify((await client.browser.call('GET /v1/users/{id}', { params: { id: mate.id } })).body),
  ).not.toMatch(/Мираж/);
  expect((await client.browser.call('GET /v1/mate-clients', { query: {} })).code).toBe('FORBIDDEN');
  expect((await note(mate, client.id, 'я'.repeat(1001))).code).toBe('VALIDATION_ERROR');
});

test('favourites come first, then the last game; pages neither repeat nor lose anybody; search finds any part of a name', async () => {
  const mate = await scene.mate();
  const clients: TestPerson[] = [];
  for (let index = 0; index < 7; index += 1) clients.push(await scene.client());
  await server.product.app.db
    .insert(mateClient)
    .values(
      clients.map(({ id }, index) => ({
        mateId: mate.id,
        clientId: id,
        games: 1,
        minutes: 60,
        lastGameAt: new Date(server.clock.now() - index * 1000),
        favorite: index === 5,
      })),
    );
  const wanted = [5, 0, 1, 2, 3, 4, 6].map((index) => clients[index]?.id);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof clientsOf>> = await clientsOf(mate, {
      limit: 2,
      ...(cursor === null ? {} : { cursor }),
    });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(wanted);
  expect((await clientsOf(mate, { favorite: 'true' })).total).toBe(1);
  const name = clients[3]?.username ?? '';
  expect((await clientsOf(mate, { search: name.slice(1).toUpperCase() })).items.map(({ id }) => id)).toContain(
    clients[3]?.id,
  );
  expect((await clientsOf(mate, { search: '%' })).items).toEqual([]);
});
