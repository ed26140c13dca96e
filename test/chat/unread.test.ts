import { v4 as uuid } from 'uuid';
import { startTestServer, type TestServer } from '../support/server/start-test-server';
import { type ChatClient, connected } from './support/chat-client';
import { newPerson, newSquadChat, type Person } from './support/chat-people';

let server: TestServer;
let people: [Person, Person, Person];
let sockets: ChatClient[];
beforeAll(async () => {
  server = await startTestServer();
  people = [await newPerson(server), await newPerson(server), await newPerson(server)];
  sockets = await Promise.all(people.map((person) => connected(server.url, person)));
});
afterAll(async () => {
  sockets.forEach((socket) => socket.close());
  await server.stop();
});

const socket = (index: number): ChatClient =>
  sockets[index] ??
  (() => {
    throw new Error('no such socket');
  })();
const say = (index: number, chatId: string) =>
  socket(index).ask('chat message', { chatId, clientId: uuid(), message: 'm' });
const unreadOf = async (index: number, chatId: string) =>
  (await socket(index).ask('get recent chats', { page: 1 })).chats.find((chat) => chat.chatId === chatId)
    ?.unreadCounter;

/** The definition itself: others' messages beyond the mark, counted row by row. */
const counted = async (person: Person | undefined, chatId: string) => {
  const { rows } = await server.database.pool.query<{ unread: number }>(
    `SELECT count(*)::int AS unread FROM chat_message x JOIN chat_member m ON m.chat_id = x.chat_id AND m.user_id = $2
     WHERE x.chat_id = $1 AND x.seq > m.read_seq AND x.sender_id <> $2`,
    [chatId, person?.id],
  );
  return rows[0]?.unread;
};

test('others’ messages count, one’s own do not', async () => {
  const { chatId } = await newSquadChat(server, people);
  for (const sender of [0, 0, 1, 0, 2, 1]) await say(sender, chatId);
  expect([await unreadOf(0, chatId), await unreadOf(1, chatId), await unreadOf(2, chatId)]).toEqual([3, 4, 5]);
});

test('reading up to a message leaves what came after it, and never goes back', async () => {
  const { chatId } = await newSquadChat(server, people);
  for (const sender of [0, 1, 0, 1, 0, 0]) await say(sender, chatId);
  expect(await socket(1).ask('read messages', { chatId, seq: 3 })).toMatchObject({
    unreadCounter: 2,
    readSeq: 3,
    lastSeq: 6,
  });
  expect(await socket(1).ask('read messages', { chatId, seq: 1 })).toMatchObject({ unreadCounter: 2, readSeq: 3 });
  expect(await socket(1).ask('read messages', { chatId, seq: 999 })).toMatchObject({ unreadCounter: 0, readSeq: 6 });
});

test('everybody is told how far a member has read', async () => {
  const { chatId } = await newSquadChat(server, people);
  await say(0, chatId);
  const second = await connected(server.url, people[1]);
  await socket(1).ask('read messages', { chatId, seq: 1 });
  for (const client of [socket(0), socket(1), second]) {
    await client.until(() =>
      client
        .eventsOf('messages read')
        .some(
          (event) =>
            event.chatId === chatId &&
            event.userId === people[1].id &&
            event.readSeq === 1 &&
            event.unreadCounter === 0,
        ),
    );
  }
  second.close();
});

test('the counters stay exact while everybody writes and reads at once', async () => {
  const { chatId } = await newSquadChat(server, people);
  const acts = Array.from({ length: 90 }, (_, index) => async () => {
    const who = index % 3;
    if (index % 5 === 4) await socket(who).ask('read messages', { chatId, seq: Math.floor(index / 2) });
    else await say(who, chatId);
  });
  await Promise.all(acts.map((act) => act()));
  for (const [index, person] of people.entries())
    expect(await unreadOf(index, chatId)).toBe(await counted(person, chatId));
  expect(await counted(people[0], chatId)).toBeGreaterThan(0);
});
