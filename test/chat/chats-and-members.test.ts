import { v4 as uuid } from 'uuid';
import { addChatMember } from '#server/features/chat/store/members/add-chat-member.ts';
import { removeChatMember } from '#server/features/chat/store/members/remove-chat-member.ts';
import { setChatClosed } from '#server/features/chat/close-chat.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { startTestServer, type TestServer } from '../support/server/start-test-server';
import { type ChatClient, connected } from './support/chat-client';
import { newPerson, newSquadChat, type Person } from './support/chat-people';

let server: TestServer;
let ann: Person;
let bob: Person;
let annSocket: ChatClient;
let bobSocket: ChatClient;
beforeAll(async () => {
  server = await startTestServer();
  [ann, bob] = [await newPerson(server), await newPerson(server)];
  [annSocket, bobSocket] = [await connected(server.url, ann), await connected(server.url, bob)];
});
afterAll(async () => {
  annSocket.close();
  bobSocket.close();
  await server.stop();
});

const inChat = async (work: (tx: Tx) => Promise<void>) => {
  await inTransaction(server.database.db, work);
  server.product.app.outbox.kick();
};
const say = (client: ChatClient, chatId: string, message: string) =>
  client.ask('chat message', { chatId, clientId: uuid(), message });

test('a squad’s member finds its chat with everybody in it', async () => {
  const { chatId, squadId } = await newSquadChat(server, [ann, bob]);
  const { chat } = await annSocket.ask('get chat id', { squadId });
  expect(chat).toMatchObject({
    chatId,
    payload: { kind: 'SQUAD', squadId, closed: false },
    unreadCounter: 0,
    lastSeq: 0,
  });
  expect(chat?.users[bob.id]).toMatchObject({ id: bob.id, isActive: true, online: true, role: 'CLIENT' });
});

test('who is admitted is announced, reads what was said before, and starts with nothing unread', async () => {
  const { chatId } = await newSquadChat(server, [ann]);
  await say(annSocket, chatId, 'Раньше');
  await inChat((tx) => addChatMember(tx, chatId, bob.id));
  for (const client of [annSocket, bobSocket]) {
    await client.until(() =>
      client.eventsOf('new user').some((event) => event.chatId === chatId && event.user.id === bob.id),
    );
  }
  const { chats } = await bobSocket.ask('get recent chats', { page: 1 });
  expect(chats[0]).toMatchObject({ chatId, unreadCounter: 0, lastMessageText: 'Раньше', lastMessageUserId: ann.id });
  expect((await bobSocket.ask('get chat messages', { chatId, page: 0 })).messages).toHaveLength(1);
});

test('who is dismissed is told, and is shut out from that moment', async () => {
  const { chatId } = await newSquadChat(server, [ann, bob]);
  await inChat((tx) => removeChatMember(tx, chatId, bob.id));
  for (const client of [annSocket, bobSocket]) {
    await client.until(() =>
      client.eventsOf('user left').some((event) => event.chatId === chatId && event.userIds.includes(bob.id)),
    );
  }
  expect(await bobSocket.codeOf('get chat messages', { chatId, page: 0 })).toBe('NOT_FOUND');
  expect(await bobSocket.codeOf('chat message', { chatId, clientId: uuid(), message: 'Ещё слово' })).toBe('NOT_FOUND');
  await say(annSocket, chatId, 'Ушёл');
  await annSocket.until(() => annSocket.eventsOf('chat message').some((event) => event.chatId === chatId));
  expect(bobSocket.eventsOf('chat message').filter((event) => event.chatId === chatId)).toEqual([]);
  await inChat((tx) => addChatMember(tx, chatId, bob.id));
  const { chat } = await bobSocket.ask('get chat id', { squadId: await squadOf(chatId) });
  expect(chat).toMatchObject({ unreadCounter: 0, lastSeq: 1 });
});

const squadOf = async (chatId: string) =>
  (await server.database.pool.query<{ squad_id: number }>('SELECT squad_id FROM chat WHERE id = $1', [chatId])).rows[0]
    ?.squad_id ?? 0;

test('a closed chat is read and not written, also not by a repeat', async () => {
  const { chatId } = await newSquadChat(server, [ann, bob]);
  const clientId = uuid();
  await annSocket.ask('chat message', { chatId, clientId, message: 'До' });
  await inChat((tx) => setChatClosed(tx, chatId, true));
  await bobSocket.until(() =>
    bobSocket.eventsOf('chat updated').some((event) => event.chatId === chatId && event.payload.closed),
  );
  expect(await annSocket.codeOf('chat message', { chatId, clientId: uuid(), message: 'После' })).toBe('CHAT_CLOSED');
  expect(await annSocket.codeOf('chat message', { chatId, clientId, message: 'До' })).toBeNull();
  expect((await bobSocket.ask('get chat messages', { chatId, page: 0 })).messages).toHaveLength(1);
});

test('two people have one private chat, whoever starts it, however often at once', async () => {
  const started = await Promise.all([
    annSocket.ask('start private chat', { userId: bob.id }),
    bobSocket.ask('start private chat', { userId: ann.id }),
    annSocket.ask('start private chat', { userId: bob.id }),
  ]);
  expect(new Set(started.map((answer) => answer.chatId)).size).toBe(1);
  expect(started.filter((answer) => answer.isNewChat)).toHaveLength(1);
  expect((await annSocket.ask('get chat id', { userId: bob.id })).chatId).toBe(started[0]?.chatId);
  expect((await annSocket.ask('get chat id', { userId: uuid() })).chatId).toBeNull();
  expect(await annSocket.codeOf('start private chat', { userId: uuid() })).toBe('USERS_NOT_FOUND');
});

test('the list has the latest chat first and goes on by pages', async () => {
  const person = await newPerson(server);
  const client = await connected(server.url, person);
  const chats: string[] = [];
  for (let made = 0; made < 23; made += 1) chats.push((await newSquadChat(server, [person])).chatId);
  await say(client, chats[4] ?? '', 'Наверх');
  const [first, second] = [
    await client.ask('get recent chats', { page: 1 }),
    await client.ask('get recent chats', { page: 2 }),
  ];
  expect([first.chats.length, first.hasMore, second.chats.length, second.hasMore]).toEqual([20, true, 3, false]);
  expect(first.chats[0]).toMatchObject({ chatId: chats[4], lastMessageText: 'Наверх' });
  expect([...first.chats, ...second.chats].slice(1).map((chat) => chat.chatId)).toEqual(
    chats.filter((_, index) => index !== 4).reverse(),
  );
  client.close();
});

test('cards of people are given by id, unknown ones passed over', async () => {
  const { body } = await ann.browser.call('POST /v1/chat/get-users', { body: { ids: [bob.id, uuid()] } });
  expect(body.users).toMatchObject([{ id: bob.id, online: true, role: 'CLIENT', avatar: null }]);
});
