import { v4 as uuid } from 'uuid';
import { type PushServer, startPushServer } from '../support/push/push-server';
import { pushedBrowser, type StandInPushService } from '../support/push/stand-in-push-service';
import type { TestServer } from '../support/server/start-test-server';
import { waitFor } from '../support/wait-for';
import { type ChatClient, connected } from './support/chat-client';
import { newPerson, newSquadChat, type Person } from './support/chat-people';
import { hurryJobs } from '../support/server/hurry-jobs';

let push: PushServer;
let service: StandInPushService;
let server: TestServer;
let kit: Person;
let one: ChatClient;
beforeAll(async () => {
  push = await startPushServer();
  ({ service, server } = push);
  kit = await newPerson(server, 'Kibercat');
  one = await connected(server.url, kit);
});
afterAll(async () => {
  one.close();
  await push.stop();
});
beforeEach(() => {
  service.seen.length = 0;
  service.answer(201);
});

let places = 0;
/** A person with a push subscription; returns a reader of the messages pushed since the last call. */
const absent = async () => {
  const person = await newPerson(server);
  places += 1;
  const [device, path] = [pushedBrowser(), `/send/${places}`];
  await person.browser.call('PUT /v1/push', { body: { endpoint: service.url + path, keys: device.keys } });
  const told = () => service.seen.filter((one) => one.path === path).map(({ body }) => JSON.parse(device.read(body)));
  return { person, told };
};
const say = (chatId: string, message: string) => one.ask('chat message', { chatId, clientId: uuid(), message });
const jobs = async (): Promise<number> =>
  Number((await server.database.pool.query("SELECT count(*) FROM outbox WHERE topic = 'chatPush'")).rows[0]?.count);
/** The time in which a message may still be read is over. */
const waited = async (): Promise<void> => {
  await hurryJobs(server, 'chatPush');
  await waitFor(jobs, (left) => left === 0);
};

describe('a message that nobody reads in time', () => {
  test('is told to the browser of who lets themselves be told, with its chat a press away', async () => {
    const { person, told } = await absent();
    const { chatId, squadId } = await newSquadChat(server, [kit, person]);
    await say(chatId, 'Я в лобби, жду тебя');
    expect(told()).toEqual([]);
    await waited();
    expect(told()).toEqual([
      {
        tag: `chat-${chatId}`,
        title: `Kibercat · Сквад №${squadId}`,
        text: 'Я в лобби, жду тебя',
        link: `/chat/${chatId}?gameId=cs2`,
        silent: false,
        answer: { id: expect.any(String), token: expect.any(String) },
      },
    ]);
  });

  test('is told once for a talk that goes on: its beginning, and its end with the count', async () => {
    const { person, told } = await absent();
    const { chatId } = await newSquadChat(server, [kit, person]);
    for (const text of ['Привет', 'Ты где?', 'Ау']) await say(chatId, text);
    await waited();
    expect(told().map(({ text }) => text)).toEqual(expect.arrayContaining(['3 новых: Привет', '3 новых: Ау']));
    expect(told()).toHaveLength(2);
  });

  test.each([
    ['was read meanwhile', (other: ChatClient, chatId: string) => other.ask('read messages', { chatId, seq: 1 })],
    [
      'is in a chat without sound',
      (other: ChatClient, chatId: string) => other.ask('mute chat', { chatId, muted: true }),
    ],
  ])('is not told where it %s', async (_why, act) => {
    const { person, told } = await absent();
    const { chatId } = await newSquadChat(server, [kit, person]);
    const other = await connected(server.url, person);
    await say(chatId, 'Жду');
    await act(other, chatId);
    other.close();
    await waited();
    expect(told()).toEqual([]);
  });

  test('is not told when it was deleted, nor to its writer, nor to who has left', async () => {
    const [gone, writer] = [await absent(), await absent()];
    const { chatId } = await newSquadChat(server, [kit, gone.person, writer.person]);
    const deleted = await say(chatId, 'Ой');
    await one.ask('delete message', { chatId, messageId: deleted.messageId });
    const speaker = await connected(server.url, writer.person);
    await speaker.ask('chat message', { chatId, clientId: uuid(), message: 'Это я' });
    speaker.close();
    await server.database.pool.query('UPDATE chat_member SET active = false WHERE user_id = $1', [gone.person.id]);
    await waited();
    expect([...gone.told(), ...writer.told()]).toEqual([]);
  });

  test('leaves no work where nobody lets themselves be told', async () => {
    const plain = await newPerson(server);
    const { chatId } = await newSquadChat(server, [kit, plain]);
    await say(chatId, 'Тишина');
    expect(await jobs()).toBe(0);
  });

  test('forgets a browser that has taken its subscription back', async () => {
    const { person } = await absent();
    const { chatId } = await newSquadChat(server, [kit, person]);
    service.answer(410);
    await say(chatId, 'Ушёл?');
    await waited();
    expect((await person.browser.call('GET /v1/push')).body.subscribed).toBe(false);
  });
});
