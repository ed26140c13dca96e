import { v4 as uuid } from 'uuid';
import { startTestServer, type TestServer } from '../support/server/start-test-server';
import { connected } from './support/chat-client';
import { newPerson, newSquadChat, type Person } from './support/chat-people';
import { startSecondNode } from './support/second-node';

const arrivals = 15;

let server: TestServer;
let node: Awaited<ReturnType<typeof startSecondNode>>;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  server = await startTestServer();
  node = await startSecondNode(server);
  [ann, bob] = [await newPerson(server), await newPerson(server)];
});
afterAll(async () => {
  await node.stop();
  await server.stop();
});

test('who connects to one process while messages are sent at another has each of them: by reading, by an event, or by being told to catch up', async () => {
  const { chatId } = await newSquadChat(server, [ann, bob]);
  const speaker = await connected(server.url, ann);
  for (let arrival = 0; arrival < arrivals; arrival += 1) {
    let isOver = false;
    const said: number[] = [];
    const saying = (async () => {
      while (!isOver)
        said.push((await speaker.ask('chat message', { chatId, clientId: uuid(), message: 'Я тут' })).seq);
    })();
    const listener = await connected(node.url, bob);
    const { lastSeq } = await listener.ask('get chat messages', { chatId, page: 0 });
    isOver = true;
    await saying;
    const last = said.at(-1) ?? lastSeq;
    const heard = (): ReadonlySet<number> => new Set(listener.eventsOf('chat message').map(({ seq }) => seq));
    const isMissing = (): boolean =>
      Array.from({ length: Math.max(0, last - lastSeq) }, (_, index) => lastSeq + 1 + index).some(
        (seq) => !heard().has(seq),
      );
    await listener.until(() => !isMissing() || listener.eventsOf('catch up').length > 0);
    listener.close();
    await server.database.pool.query("DELETE FROM rate_count WHERE key LIKE 'chat-%'");
  }
  speaker.close();
});
