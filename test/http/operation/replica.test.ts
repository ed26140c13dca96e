import { startNode } from '../../support/server/start-node';
import type { TestServer } from '../../support/server/start-test-server';
import { testBrowser } from '../../support/server/test-browser';
import { squadScene } from '../../support/squads/squad-scene';
import { startStandby } from '../../support/start-standby';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';
import { waitFor } from '../../support/wait-for';

let replication: Awaited<ReturnType<typeof startStandby>>;
let stranger: TestDatabase;
let server: TestServer;
let orphan: TestServer;
let mistaken: TestServer;
beforeAll(async () => {
  replication = await startStandby();
  stranger = await createTestDatabase(2);
  server = await startNode(replication.writer, { DATABASE_READ_URL: replication.standbyUrl });
  orphan = await startNode(replication.writer, { DATABASE_READ_URL: 'postgres://u:p@127.0.0.1:1/x' });
  mistaken = await startNode(replication.writer, { DATABASE_READ_URL: stranger.url });
}, 180_000);
afterAll(async () => {
  for (const node of [server, orphan, mistaken]) await node.stop();
  await stranger.drop();
  await replication.end();
});

const listed = async (node: TestServer): Promise<number> => {
  const params = { gameId: 'cs2' };
  const browser = testBrowser(node.url);
  const answers = [
    await browser.call('GET /v1/mates/game/{gameId}', { params }),
    await browser.call('GET /v1/squads/{gameId}/squads', { params }),
    await browser.call('GET /v1/blog/articles'),
  ] as const;
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return answers[0].body.items.length;
};

/** How many connections of the product last read a list from the standby: that of articles, which is requested last. */
const readers = async (): Promise<number> => {
  const rows = await replication.onStandby(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE query LIKE '%blog_article%' AND pid <> pg_backend_pid()",
  );
  return Number(rows[0]?.['count']);
};

test('public lists come from a streaming replica, and what was just written is in them', async () => {
  const scene = await squadScene(server);
  for (let mates = 1; mates <= 10; mates += 1) {
    await scene.mate();
    expect(await listed(server)).toBe(mates);
  }
  expect(await readers()).toBeGreaterThan(0);
});

test('what a person has changed themselves comes from the writer', async () => {
  const scene = await squadScene(server);
  const [mate, client] = [await scene.mate(), await scene.client()];
  const before = await listed(server);
  await replication.onStandby('SELECT pg_wal_replay_pause()');
  await client.browser.call('POST /v1/mates/favorites/{id}', { params: { id: mate.id }, body: { favorite: true } });
  const favourites = await client.browser.call('GET /v1/mates/game/{gameId}', {
    params: { gameId: 'cs2' },
    query: { favorite: true },
  });
  expect(favourites.body.items.map(({ id }) => id)).toEqual([mate.id]);
  await replication.onStandby('SELECT pg_wal_replay_resume()');
  expect(await listed(server)).toBe(before);
});

test('a replica that is behind gives nobody an old list, and answers again when it has caught up', async () => {
  const scene = await squadScene(server);
  const before = await listed(server);
  await replication.onStandby('SELECT pg_wal_replay_pause()');
  await scene.mate();
  expect(await Promise.all([listed(server), listed(server), listed(server)])).toEqual(Array(3).fill(before + 1));
  await replication.onStandby('SELECT pg_wal_replay_resume()');
  await replication.onStandby(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%blog_article%' AND pid <> pg_backend_pid()",
  );
  const answersAgain = async (): Promise<boolean> => {
    expect(await listed(server)).toBe(before + 1);
    return (await readers()) > 0;
  };
  expect(await waitFor(answersAgain, Boolean)).toBe(true);
});

test('a database that follows nobody is not asked, nor one that is not there', async () => {
  const all = await listed(server);
  expect(all).toBeGreaterThan(0);
  expect([await listed(mistaken), await listed(orphan)]).toEqual([all, all]);
});

test('a replica that goes away costs nobody an answer: the writer gives it', async () => {
  const before = await listed(server);
  await replication.stopStandby();
  expect(await listed(server)).toBe(before);
  expect(await listed(server)).toBe(before);
});
