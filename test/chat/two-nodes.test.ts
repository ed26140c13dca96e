import { v4 as uuid } from 'uuid';
import { listen } from '../support/server/listen';
import { startTestServer, type TestServer } from '../support/server/start-test-server';
import { type ChatClient, connected } from './support/chat-client';
import { newPerson, newSquadChat, type Person } from './support/chat-people';
import { startSecondNode } from './support/second-node';

let server: TestServer;
let node: Awaited<ReturnType<typeof startSecondNode>>;
let ann: Person;
let bob: Person;
let here: ChatClient;
let there: ChatClient;
beforeAll(async () => {
  server = await startTestServer();
  node = await startSecondNode(server);
  [ann, bob] = [await newPerson(server), await newPerson(server)];
  [here, there] = [await connected(server.url, ann), await connected(node.url, bob)];
});
afterAll(async () => {
  here.close();
  there.close();
  await node.stop();
  await server.stop();
});

const seqsOf = (client: ChatClient, chatId: string) =>
  [
    ...new Set(
      client
        .eventsOf('chat message')
        .filter((event) => event.chatId === chatId)
        .map((event) => event.seq),
    ),
  ].sort((a, b) => a - b);
const say = (client: ChatClient, chatId: string, message: string) =>
  client.ask('chat message', { chatId, clientId: uuid(), message });

test('people on two processes hear one another, in one order', async () => {
  const { chatId } = await newSquadChat(server, [ann, bob]);
  await Promise.all(
    Array.from({ length: 25 }, (_, index) => [say(here, chatId, `a${index}`), say(there, chatId, `b${index}`)]).flat(),
  );
  const all = Array.from({ length: 50 }, (_, index) => index + 1);
  for (const client of [here, there]) await client.until(() => seqsOf(client, chatId).length === 50);
  expect([seqsOf(here, chatId), seqsOf(there, chatId)]).toEqual([all, all]);
});

test('one client id sent to both processes at once is one message', async () => {
  const { chatId } = await newSquadChat(server, [ann, bob]);
  const second = await connected(node.url, ann);
  const request = { chatId, clientId: uuid(), message: 'Один раз' };
  const [a, b] = await Promise.all([here.ask('chat message', request), second.ask('chat message', request)]);
  expect(a).toEqual(b);
  expect((await here.ask('get chat messages', { chatId, page: 0 })).messages).toHaveLength(1);
  second.close();
});

test('when the notifications of a process break off, its people are told to catch up and miss nothing', async () => {
  const { chatId } = await newSquadChat(server, [ann, bob]);
  await say(here, chatId, 'до обрыва');
  await there.until(() => seqsOf(there, chatId).length === 1);
  const caughtUp = there.eventsOf('catch up').length;
  const product = await listen(node, bob.browser, ['catch up']);
  await server.database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
  );
  await say(here, chatId, 'во время обрыва');
  await there.until(() => there.eventsOf('catch up').length > caughtUp);
  await product.all();
  product.close();
  const { messages } = await there.ask('get chat messages', { chatId, page: 0, afterSeq: 1 });
  expect(messages.map((message) => message.message)).toEqual(['во время обрыва']);
  // The other process may not know yet that this one listens again; then its people catch up once more.
  const caughtUpAgain = there.eventsOf('catch up').length;
  await say(here, chatId, 'после обрыва');
  await there.until(() => seqsOf(there, chatId).includes(3) || there.eventsOf('catch up').length > caughtUpAgain);
  await say(here, chatId, 'и дальше');
  await there.until(() => seqsOf(there, chatId).includes(4));
});

test('what a process stored and did not tell before it died is told by another', async () => {
  const { chatId } = await newSquadChat(server, [ann, bob]);
  const { outbox } = node.product.app;
  // Stored, and then nothing: as if killed between commit and delivery.
  await server.database.pool.query(`INSERT INTO outbox (topic, payload) VALUES ('chat', $1)`, [
    JSON.stringify({
      rooms: [`user:${bob.id}`],
      event: 'user left',
      payload: { chatId, userIds: [ann.id], version: 7 },
    }),
  ]);
  outbox.kick();
  await there.until(() => there.eventsOf('user left').some((event) => event.chatId === chatId && event.version === 7));
});
