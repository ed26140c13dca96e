import { createClient } from '@redis/client';
import { Server } from 'socket.io';
import { v4 as uuid } from 'uuid';
import { connected } from '../chat/support/chat-client';
import { newPerson, newSquadChat, type Person } from '../chat/support/chat-people';
import { authLimits } from '#domain/people/auth-limits.ts';
import { registered, signInTo } from '../support/people/registered';
import { type RedisServer, startRedis } from '../support/programs/start-redis';
import { redisAdapter } from '#server/platform/realtime/redis-adapter.ts';
import { openRedis } from '#server/platform/redis/open-redis.ts';
import { cuttableProxy, type CuttableProxy } from '../support/server/cuttable-proxy';
import { listen } from '../support/server/listen';
import { openSockets } from '../support/server/open-sockets';
import { startNode } from '../support/server/start-node';
import type { TestServer } from '../support/server/start-test-server';
import { testBrowser } from '../support/server/test-browser';
import { createSquadOf } from '../support/squads/squad-calls';
import { squadScene } from '../support/squads/squad-scene';
import { createTestDatabase, type TestDatabase } from '../support/test-database';
import { waitFor } from '../support/wait-for';

jest.setTimeout(120_000);

let database: TestDatabase;
let redis: RedisServer;
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  redis = await startRedis();
  [here, there] = [
    await startNode(database, { REDIS_URL: redis.url }),
    await startNode(database, { REDIS_URL: redis.url }),
  ];
});
afterAll(async () => {
  await here.stop();
  await there.stop();
  await redis.stop();
  await database.drop();
});

const reached = (servers: readonly TestServer[], isReady: boolean) =>
  Promise.all(
    servers.map(({ product }) =>
      waitFor(
        () => Promise.resolve([product.app.redis?.commands.isReady, product.app.redis?.subscriber.isReady]),
        (ready) => ready.every((one) => one === isReady),
      ),
    ),
  );
const lose = async () => {
  await redis.kill();
  await reached([here, there], false);
};
const find = async () => {
  await redis.start();
  await reached([here, there], true);
};

const say = (client: Awaited<ReturnType<typeof connected>>, chatId: string, message: string) =>
  client.ask('chat message', { chatId, clientId: uuid(), message });
const heardBy = (client: Awaited<ReturnType<typeof connected>>, chatId: string) =>
  client.eventsOf('chat message').filter((event) => event.chatId === chatId).length;

const chatOf = async (ann: Person, bob: Person) => {
  const { chatId } = await newSquadChat(here, [ann, bob]);
  return { chatId, mine: await connected(here.url, ann), theirs: await connected(there.url, bob) };
};

test('a chat message and a squad’s event cross from one process to the other', async () => {
  await reached([here, there], true);
  const [ann, bob] = [await newPerson(here, 'RedisAnn'), await newPerson(there, 'RedisBob')];
  const { chatId, mine, theirs } = await chatOf(ann, bob);
  await say(mine, chatId, 'Через Redis');
  await theirs.until(() => heardBy(theirs, chatId) === 1);
  mine.close();
  theirs.close();
  const listeners = await database.pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query ILIKE 'LISTEN%socket%'",
  );
  expect(listeners.rowCount).toBe(0);
  const scene = await squadScene(here);
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const ear = await listen(there, mate.browser, ['orders changed']);
  await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] });
  await ear.all();
  ear.close();
});

test('who signs out in one process has their sockets closed in the other', async () => {
  const person = await newPerson(here);
  const sockets = await openSockets(there.url, person.browser);
  const mine = await openSockets(here.url, person.browser);
  await person.browser.raw('POST', '/v1/auth/logout', { body: '{}' });
  await Promise.all([sockets.closed(), mine.closed()]);
});

test('without Redis each process serves its own sockets; once it is back all catch up, and nobody stays who lost the right', async () => {
  const [ann, bob, carl] = [await newPerson(here), await newPerson(there), await newPerson(there)];
  const { chatId, mine, theirs } = await chatOf(ann, bob);
  const beside = await connected(here.url, bob);
  const lost = await openSockets(there.url, carl.browser);
  await lose();
  await say(mine, chatId, 'Пока Redis лежит');
  await beside.until(() => heardBy(beside, chatId) === 1);
  // Signs out where the other process cannot be notified.
  const own = await openSockets(here.url, carl.browser);
  const leaving = testBrowser(here.url);
  for (const [name, value] of carl.browser.cookies) leaving.cookies.set(name, value);
  await leaving.raw('POST', '/v1/auth/logout', { body: '{}' });
  await own.closed();
  expect([heardBy(theirs, chatId), lost.areOpen()]).toEqual([0, true]);
  const told = [mine, theirs].map((client) => client.eventsOf('catch up').length);
  await find();
  await Promise.all(
    [mine, theirs].map((client, index) =>
      client.until(() => client.eventsOf('catch up').length > (told[index] ?? Infinity)),
    ),
  );
  await lost.closed();
  const { messages } = await theirs.ask('get chat messages', { chatId, page: 0, afterSeq: 0 });
  expect(messages.map(({ message }) => message)).toEqual(['Пока Redis лежит']);
  await say(mine, chatId, 'Redis вернулся');
  await theirs.until(() => heardBy(theirs, chatId) === 1);
  for (const client of [mine, theirs, beside]) client.close();
});

describe('behind one address', () => {
  let [first, second]: RedisServer[] = [];
  let line: CuttableProxy;
  let nodes: readonly TestServer[] = [];
  const portOf = (server: RedisServer | undefined): number => Number(new URL(server?.url ?? '').port);
  beforeAll(async () => {
    [first, second] = [await startRedis(), await startRedis()];
    line = await cuttableProxy(portOf(first));
    const env = { REDIS_URL: `redis://127.0.0.1:${line.port}` };
    nodes = [await startNode(database, env), await startNode(database, env)];
    await reached(nodes, true);
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await line.close();
    await first?.stop();
    await second?.stop();
  });

  test('a Redis that becomes a replica with connections left open is left, and what was missed is caught up', async () => {
    const [mineAt = here, theirsAt = there] = nodes;
    const [ann, bob] = [await newPerson(mineAt), await newPerson(theirsAt)];
    const { chatId } = await newSquadChat(mineAt, [ann, bob]);
    const [mine, theirs] = [await connected(mineAt.url, ann), await connected(theirsAt.url, bob)];
    line.lead(portOf(second));
    const operator = createClient({ url: first?.url ?? '' });
    await operator.connect();
    await operator.replicaOf('127.0.0.1', portOf(second));
    await operator.close();
    // Each process has left the former master by itself.
    for (const client of [mine, theirs]) await client.until(() => client.eventsOf('catch up').length > 0);
    await say(mine, chatId, 'У нового Redis');
    await theirs.until(() => heardBy(theirs, chatId) === 1);
    for (const client of [mine, theirs]) client.close();
  });
});

test('a Redis that forbids our channels is told of in the log', async () => {
  const operator = createClient({ url: redis.url });
  await operator.connect();
  await operator.aclSetUser('mute', ['on', '>secret', '~*', '+@all', 'resetchannels']);
  const problems: unknown[] = [];
  const url = redis.url.replace('redis://', 'redis://mute:secret@');
  const limited = openRedis(url, { warn: () => undefined });
  const nothing = (): void => undefined;
  const onError = (problem: unknown): void => void problems.push(problem);
  new Server().adapter(redisAdapter(limited, { onMissed: nothing, onLost: nothing, onError })).of('/chat');
  await waitFor(
    async () => problems,
    (all) => all.some((one) => /NOPERM/.test(String(one))),
  );
  await limited.close();
  await operator.close();
});

test('tries are counted by both processes together, by Redis, and by PostgreSQL while it is away', async () => {
  const { triesPerAccount } = authLimits.signIn;
  const untilRefused = async (email: string): Promise<number> => {
    for (let tries = 0; ; tries += 1) {
      const { code } = await signInTo(testBrowser((tries % 2 === 0 ? here : there).url), email, 'wrong-password');
      if (code === 'RATE_LIMITED') return tries;
      expect(code).toBe('AUTH_WRONG_CREDENTIALS');
    }
  };
  const counted = async () =>
    (await database.pool.query("SELECT FROM rate_count WHERE key LIKE 'sign-in:%'")).rowCount ?? 0;
  const [one, other] = [await registered(here), await registered(here)];
  await database.pool.query('DELETE FROM rate_count');
  expect(await untilRefused(one.email)).toBe(triesPerAccount);
  expect(await counted()).toBe(0);
  await lose();
  expect(await untilRefused(other.email)).toBe(triesPerAccount);
  expect(await counted()).toBeGreaterThan(0);
  await find();
});
