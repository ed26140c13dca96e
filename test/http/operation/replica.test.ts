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

/**
 * The lists, each right, until the standby has given one: on a slow machine it may lag, and then rests for two seconds,
 * while the writer answers.
 */
const listedByStandby = async (mates: number): Promise<boolean> => {
  const given = async (): Promise<boolean> => {
    expect(await listed(server)).toBe(mates);
    return (await readers()) > 0;
  };
  return waitFor(given, Boolean);
};

test('public lists come from a streaming replica, and what was just written is in them', async () => {
  const scene = await squadScene(server);
  for (let mates = 1; mates <= 10; mates += 1) {
    await scene.mate();
    expect(await listed(server)).toBe(mates);
  }
  expect(await listedByStandby(10)).toBe(true);
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
  expect(await listedByStandby(before + 1)).toBe(true);
});

test('the watch over a replica keeps its connection', async () => {
  const query = `SELECT array_agg(pid ORDER BY pid) AS pids, now() - max(state_change) < interval '0.2 s' AS just_asked
    FROM pg_stat_activity WHERE application_name = 'watch' AND query LIKE '%pg_is_in_recovery%'`;
  const asked = () =>
    waitFor(
      async () => (await replication.onStandby(query))[0],
      (row) => row?.['just_asked'] === true,
    );
  const first = await asked();
  await waitFor(
    async () => (await replication.onStandby(query))[0],
    (row) => row?.['just_asked'] === false,
  );
  expect((await asked())?.['pids']).toEqual(first?.['pids']);
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
