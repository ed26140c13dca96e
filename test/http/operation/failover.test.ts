import { v4 as uuid } from 'uuid';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { replicaCatchUp } from '#server/platform/db/replica-catch-up.ts';
import { watchDatabase } from '#server/platform/db/watch-database.ts';
import { type ChatClient, connected } from '../../chat/support/chat-client';
import { newPerson, newSquadChat, type Person } from '../../chat/support/chat-people';
import { startNode } from '../../support/server/start-node';
import type { TestServer } from '../../support/server/start-test-server';
import { startStandby } from '../../support/start-standby';
import { tcpUrl } from '../../support/tcp-url';
import { waitFor } from '../../support/wait-for';

let cluster: Awaited<ReturnType<typeof startStandby>>;
let server: TestServer;
let watch: { stop(): Promise<void> };
let ann: Person;
let page: ChatClient;
let chatId: string;

/** The standby stands first: it is asked, and passed over. */
const bothHosts = (): string => {
  const [writer, standby] = [tcpUrl(cluster.writer.url), tcpUrl(cluster.standbyUrl)];
  const { username, password, pathname } = writer;
  if (standby.password !== password) throw new Error('The two servers have one password');
  return `postgres://${username}:${password}@${standby.host},${writer.host}${pathname}?target_session_attrs=read-write`;
};

beforeAll(async () => {
  cluster = await startStandby();
  server = await startNode(cluster.writer, { DATABASE_URL: bothHosts() });
  watch = watchDatabase(server.product.app.database, server.product.app.log);
  ann = await newPerson(server);
  ({ chatId } = await newSquadChat(server, [ann, await newPerson(server)]));
  page = await connected(server.url, ann);
}, 120_000);
afterAll(async () => {
  page.close();
  await watch.stop();
  await server.stop();
  await cluster.end();
});

const say = (message: string) => page.ask('chat message', { chatId, clientId: uuid(), message });

const told = async () =>
  (await page.ask('get chat messages', { chatId, page: 0 })).messages.map(({ seq, message }) => `${seq} ${message}`);

const hasReplicated = () =>
  waitFor(
    () => cluster.onStandby('SELECT text FROM chat_message'),
    (rows) => rows.length === 1,
  );

test('after a failover that lost messages the product goes on with the promoted server, and pages learn that it went back', async () => {
  await say('осталось');
  await hasReplicated();
  cluster.detachStandby();
  await say('потеряно');
  await say('и это');
  expect(await told()).toEqual(['1 осталось', '2 потеряно', '3 и это']);
  const before = await server.product.app.database.timeline.current();
  await cluster.stopWriter();
  await cluster.promote();
  const heard = () => page.eventsOf('catch up').flatMap(({ timeline }) => timeline ?? []);
  await page.until(() => heard().length > 0);
  expect([before, ...heard()].filter((one, index, all) => one !== null && all.indexOf(one) === index)).toHaveLength(2);
  expect((await say('новое')).seq).toBe(2);
  expect(await told()).toEqual(['1 осталось', '2 новое']);
  const anew = await connected(server.url, ann);
  expect(await server.product.app.database.timeline.current()).toBe(heard()[0]);
  anew.close();
});

test('its listeners have moved to the promoted server too', async () => {
  const { caches } = server.product.app;
  await waitFor(
    async () => caches.epoch('catalogue'),
    (epoch) => epoch !== null,
  );
  const before = caches.epoch('catalogue') ?? 0;
  await waitFor(
    async () => {
      await cluster.onStandby("SELECT pg_notify('catalogue', '')");
      return caches.epoch('catalogue') ?? 0;
    },
    (epoch) => epoch > before,
  );
});

test('a replica that stayed behind on the timeline of before is not read', async () => {
  const behind = openDatabase(await cluster.startWriterAsReplica(), 1);
  const isUpToDate = replicaCatchUp(server.product.app.database.pool, behind.pool);
  await expect(isUpToDate()).rejects.toThrow('a replica on timeline 1, the primary is on 2');
  await behind.close();
});
