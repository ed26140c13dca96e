import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@redis/client';
import { v4 as uuid } from 'uuid';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { type ChatClient, connected } from '../chat/support/chat-client';
import { newPerson, newSquadChat } from '../chat/support/chat-people';
import { findProgram } from '../support/programs/find-program';
import { startHaproxy } from '../support/programs/start-haproxy';
import { type RedisServer, startRedis } from '../support/programs/start-redis';
import { exitCodeOf } from '../support/server/product-process';
import { startNode } from '../support/server/start-node';
import type { TestServer } from '../support/server/start-test-server';
import { createTestDatabase, type TestDatabase } from '../support/test-database';
import { waitFor } from '../support/wait-for';

const portOf = ({ url }: RedisServer): number => Number(new URL(url).port);

let folder: string;
let database: TestDatabase;
let servers: readonly [RedisServer, RedisServer];
let sentinel: ChildProcess;
let proxy: Awaited<ReturnType<typeof startHaproxy>>;
let nodes: readonly [TestServer, TestServer];
beforeAll(async () => {
  const program = findProgram('redis-sentinel');
  database = await createTestDatabase();
  servers = [await startRedis(), await startRedis()];
  const operator = createClient({ url: servers[1].url });
  await operator.connect();
  await operator.replicaOf('127.0.0.1', portOf(servers[0]));
  await operator.close();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-sentinel-'));
  const file = path.join(folder, 'sentinel.conf');
  fs.writeFileSync(
    file,
    `bind 127.0.0.1
port ${await freePort()}
dir ${folder}
sentinel monitor naparnik 127.0.0.1 ${portOf(servers[0])} 1
sentinel down-after-milliseconds naparnik 1000
sentinel failover-timeout naparnik 5000
`,
  );
  sentinel = spawn(program, [file], { stdio: 'ignore' });
  proxy = await startHaproxy(
    ['option tcp-check', 'tcp-check send "INFO replication\\r\\n"', 'tcp-check expect string role:master'],
    servers.map((server, index) => ({ name: `redis${index}`, port: portOf(server) })),
  );
  const env = { REDIS_URL: `redis://127.0.0.1:${proxy.port}` };
  nodes = [await startNode(database, env), await startNode(database, env)];
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await proxy.stop();
  sentinel.kill('SIGKILL');
  await exitCodeOf(sentinel);
  for (const server of servers) await server.stop();
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Whoever becomes a replica closes its connections. */
const roleOf = async ({ url }: RedisServer): Promise<string | undefined> => {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return /role:(\w+)/.exec(await client.info('replication'))?.[1];
  } catch {
    return undefined;
  } finally {
    client.destroy();
  }
};

const heard = (client: ChatClient) => client.eventsOf('chat message').map(({ message }) => message);

test('Sentinel puts another Redis in the place of one that is gone: nothing is lost, processes hear each other again', async () => {
  const [ann, bob] = [await newPerson(nodes[0]), await newPerson(nodes[1])];
  const { chatId } = await newSquadChat(nodes[0], [ann, bob]);
  const [mine, theirs] = [await connected(nodes[0].url, ann), await connected(nodes[1].url, bob)];
  const say = (message: string) => mine.ask('chat message', { chatId, clientId: uuid(), message });
  // The line stands once a message has crossed it.
  let tries = 0;
  await waitFor(
    async () => {
      await say(`До ${(tries += 1)}`);
      return heard(theirs).length;
    },
    (count) => count > 0,
  );
  const toldBefore = theirs.eventsOf('catch up').length;
  await servers[0].kill();
  await say('Пока Redis лежит');
  const since = performance.now();
  await theirs.until(() => theirs.eventsOf('catch up').length > toldBefore);
  let last = '';
  await waitFor(
    async () => {
      last = `После ${(tries += 1)}`;
      await say(last);
      return heard(theirs);
    },
    (messages) => messages.some((message) => message.startsWith('После')),
  );
  process.stdout.write(
    `heard again ${((performance.now() - since) / 1000).toFixed(1)} s after the master was killed\n`,
  );
  const { messages } = await theirs.ask('get chat messages', { chatId, page: 0 });
  expect(messages.map(({ message }) => message)).toContain('Пока Redis лежит');

  // The former master comes back, as one at first.
  await servers[0].start();
  await waitFor(
    () => roleOf(servers[0]),
    (role) => role === 'slave',
  );
  await say('И дальше');
  await theirs.until(() => heard(theirs).includes('И дальше'));
  mine.close();
  theirs.close();
});
