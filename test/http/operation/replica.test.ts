import { Client } from 'pg';
import { seedGames } from '../../../src/server/composition/demo/seed-games';
import { startNode } from '../../support/server/start-node';
import type { TestServer } from '../../support/server/start-test-server';
import { testBrowser } from '../../support/server/test-browser';
import { squadScene } from '../../support/squads/squad-scene';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';

let writer: TestDatabase;
let copy: TestDatabase;
let server: TestServer;
let orphan: TestServer;
beforeAll(async () => {
  [writer, copy] = [await createTestDatabase(), await createTestDatabase(2)];
  await seedGames(copy.db);
  // As a replica does: it refuses every write.
  const client = new Client({ connectionString: copy.url });
  await client.connect();
  await client.query(`ALTER DATABASE ${new URL(copy.url).pathname.slice(1)} SET default_transaction_read_only = on`);
  await client.end();
  server = await startNode(writer, { DATABASE_READ_URL: copy.url });
  orphan = await startNode(writer, { DATABASE_READ_URL: 'postgres://u:p@127.0.0.1:1/x' });
});
afterAll(async () => {
  await server.stop();
  await orphan.stop();
  await copy.drop();
  await writer.drop();
});

const listed = async (browser: ReturnType<typeof testBrowser>) => {
  const params = { gameId: 'cs2' };
  const answers = [
    await browser.call('GET /v1/mates/game/{gameId}', { params }),
    await browser.call('GET /v1/squads/{gameId}/squads', { params }),
    await browser.call('GET /v1/blog/articles'),
  ] as const;
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return answers[0].body.items.length;
};

test('public lists come from the replica, favourites and all that is written from the writer', async () => {
  const scene = await squadScene(server);
  const [mate, client] = [await scene.mate(), await scene.client()];
  // The copy follows nothing: whoever is new is not in it yet.
  expect(await listed(testBrowser(server.url))).toBe(0);
  expect((await client.browser.call('GET /v1/users/me')).body.id).toBe(client.id);
  const favourite = await client.browser.call('GET /v1/mates/game/{gameId}', {
    params: { gameId: 'cs2' },
    query: { favorite: true },
  });
  expect(favourite.status).toBe(200);
  expect(await listed(testBrowser(orphan.url))).toBe(1);
  expect((await mate.browser.call('GET /v1/mates/me/standing')).status).toBe(200);
});

test('a replica that goes away costs nobody an answer: the writer gives it', async () => {
  await copy.drop();
  expect(await listed(testBrowser(server.url))).toBe(1);
  expect(await listed(testBrowser(server.url))).toBe(1);
});
