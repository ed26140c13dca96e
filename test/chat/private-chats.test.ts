import { v4 as uuid } from 'uuid';
import { serverForTests } from '../support/server/server-for-tests';
import { type ChatClient, connected } from './support/chat-client';
import { newPerson, type Person } from './support/chat-people';

const server = serverForTests();
let ann: Person;
let bob: Person;
let annSocket: ChatClient;
let bobSocket: ChatClient;
beforeEach(async () => {
  [ann, bob] = [await newPerson(server), await newPerson(server)];
  [annSocket, bobSocket] = [await connected(server.url, ann), await connected(server.url, bob)];
});
afterEach(() => {
  annSocket.close();
  bobSocket.close();
});

const start = async () => (await annSocket.ask('start private chat', { userId: bob.id })).chatId;
const codeOfSaying = (client: ChatClient, chatId: string) =>
  client.codeOf('chat message', { chatId, clientId: uuid(), message: 'Привет' });

describe('blocking', () => {
  const block = (person: Person, userId: string) =>
    person.browser.call('PUT /v1/chat/blocks/{userId}', { params: { userId } });
  const unblock = (person: Person, userId: string) =>
    person.browser.call('DELETE /v1/chat/blocks/{userId}', { params: { userId } });

  test('closes private messages both ways until it is taken back', async () => {
    const chatId = await start();
    await block(bob, ann.id);
    await annSocket.until(() =>
      annSocket
        .eventsOf('chat updated')
        .some(({ payload }) => payload.kind === 'PRIVATE' && payload.blockedBy[0] === bob.id),
    );
    expect([await codeOfSaying(annSocket, chatId), await codeOfSaying(bobSocket, chatId)]).toEqual([
      'CHAT_BLOCKED',
      'CHAT_BLOCKED',
    ]);
    expect(await annSocket.codeOf('typing', { chatId })).toBe('CHAT_BLOCKED');
    expect(bobSocket.eventsOf('user typing')).toEqual([]);
    expect((await bob.browser.call('GET /v1/chat/blocks')).body.users.map(({ id }) => id)).toEqual([ann.id]);
    expect((await ann.browser.call('GET /v1/chat/blocks')).body.users).toEqual([]);
    // Only the person who blocked can unblock.
    await unblock(ann, bob.id);
    expect(await codeOfSaying(annSocket, chatId)).toBe('CHAT_BLOCKED');
    await unblock(bob, ann.id);
    expect(await codeOfSaying(annSocket, chatId)).toBeNull();
  });

  test('lets no new private chat be started', async () => {
    await block(bob, ann.id);
    expect(await annSocket.codeOf('start private chat', { userId: bob.id })).toBe('CHAT_BLOCKED');
    expect(await bobSocket.codeOf('start private chat', { userId: ann.id })).toBe('CHAT_BLOCKED');
  });

  test('of oneself or of nobody is refused', async () => {
    expect((await block(ann, ann.id)).code).toBe('FORBIDDEN');
    expect((await block(ann, uuid())).code).toBe('USERS_NOT_FOUND');
  });
});

describe('a search', () => {
  const found = async (person: Person, query: string, chatId?: string) =>
    (
      await person.browser.call('GET /v1/chat/search', {
        query: { query, ...(chatId === undefined ? {} : { chatId }) },
      })
    ).body.messages.map(({ message }) => message);

  test('finds parts of words in any case, in one’s own chats only', async () => {
    const chatId = await start();
    for (const message of ['Встречаемся в Лобби', 'лобби собрано, скидка 50%', 'Другое'])
      await annSocket.ask('chat message', { chatId, clientId: uuid(), message });
    expect(await found(bob, 'ЛОББ')).toEqual(['лобби собрано, скидка 50%', 'Встречаемся в Лобби']);
    expect(await found(bob, 'собрано лобби', chatId)).toEqual(['лобби собрано, скидка 50%']);
    expect(await found(bob, '0%')).toEqual(['лобби собрано, скидка 50%']);
    expect(await found(bob, '%%')).toEqual([]);
    expect(await found(await newPerson(server), 'лобби')).toEqual([]);
    expect(await found(await newPerson(server), 'лобби', chatId)).toEqual([]);
  });

  test('forgets what was deleted and goes on page by page', async () => {
    const chatId = await start();
    const sent = [];
    for (let index = 0; index < 22; index += 1)
      sent.push(await annSocket.ask('chat message', { chatId, clientId: uuid(), message: `искомое ${index}` }));
    await annSocket.ask('delete message', { chatId, messageId: sent[21]?.messageId ?? '' });
    const { body } = await bob.browser.call('GET /v1/chat/search', { query: { query: 'искомое' } });
    expect([
      body.messages.length,
      body.hasMore,
      body.messages[0]?.message,
      body.chats.map((chat) => chat.chatId),
    ]).toEqual([20, true, 'искомое 20', [chatId]]);
    const rest = await bob.browser.call('GET /v1/chat/search', {
      query: { query: 'искомое', before: body.messages[19]?.messageId },
    });
    expect(rest.body.messages.map(({ message }) => message)).toEqual(['искомое 0']);
  });
});

test('a chat is muted on all devices of the one person', async () => {
  const chatId = await start();
  await annSocket.ask('chat message', { chatId, clientId: uuid(), message: 'Привет' });
  const phone = await connected(server.url, ann);
  await annSocket.ask('mute chat', { chatId, muted: true });
  await phone.until(() => phone.eventsOf('chat muted').some((event) => event.chatId === chatId && event.muted));
  expect((await phone.ask('get recent chats', { page: 1 })).chats[0]).toMatchObject({ muted: true, mutedVersion: 1 });
  expect((await bobSocket.ask('get recent chats', { page: 1 })).chats[0]).toMatchObject({ muted: false });
  phone.close();
});

test('sound and quiet hours are kept and told to the other devices', async () => {
  expect((await ann.browser.call('GET /v1/chat/settings')).body).toEqual({
    sound: true,
    quietHours: null,
    timeZone: 'Europe/Moscow',
    version: 0,
  });
  const wanted = { sound: true, quietHours: { from: '23:00', to: '08:30' } };
  expect((await ann.browser.call('PUT /v1/chat/settings', { body: wanted })).body).toMatchObject(wanted);
  await annSocket.until(() =>
    annSocket.eventsOf('chat settings changed').some(({ quietHours }) => quietHours?.to === '08:30'),
  );
  expect(
    (
      await ann.browser.call('PUT /v1/chat/settings', {
        body: { sound: true, quietHours: { from: '24:00', to: '08:30' } },
      })
    ).code,
  ).toBe('VALIDATION_ERROR');
  expect(bobSocket.eventsOf('chat settings changed')).toEqual([]);
});

test('a report keeps the words as they were, once for each person', async () => {
  const chatId = await start();
  const { messageId } = await annSocket.ask('chat message', { chatId, clientId: uuid(), message: 'Обидное' });
  const report = (person: Person) =>
    person.browser.call('POST /v1/chat/messages/{messageId}/report', {
      params: { messageId },
      body: { reason: 'INSULT' },
    });
  expect([
    (await report(bob)).status,
    (await report(bob)).status,
    (await report(ann)).code,
    (await report(await newPerson(server))).code,
  ]).toEqual([204, 204, 'FORBIDDEN', 'NOT_FOUND']);
  await annSocket.ask('delete message', { chatId, messageId });
  const { rows } = await server.database.pool.query(
    'SELECT reporter_id, reason, text, status FROM report WHERE message_id = $1',
    [messageId],
  );
  expect(rows).toEqual([{ reporter_id: bob.id, reason: 'INSULT', text: 'Обидное', status: 'NEW' }]);
});

test('a chat that somebody has only opened is not in the other’s list until something is said in it', async () => {
  const chatId = await start();
  const listOf = async (client: ChatClient) =>
    (await client.ask('get recent chats', { page: 1 })).chats.map((chat) => chat.chatId);
  expect([await listOf(annSocket), await listOf(bobSocket)]).toEqual([[chatId], []]);
  await annSocket.ask('chat message', { chatId, clientId: uuid(), message: 'Привет' });
  expect(await listOf(bobSocket)).toEqual([chatId]);
});

test('whoever is leaving is shown to those who have written with them, and to nobody else', async () => {
  await start();
  const stranger = await newPerson(server);
  const seenBy = async ({ browser }: Person) =>
    (await browser.call('POST /v1/chat/get-users', { body: { ids: [bob.id] } })).body.users.map(({ id }) => id);
  expect([await seenBy(ann), await seenBy(stranger)]).toEqual([[bob.id], [bob.id]]);
  await server.database.pool.query('UPDATE app_user SET leaving_at = now() WHERE id = $1', [bob.id]);
  expect([await seenBy(ann), await seenBy(stranger)]).toEqual([[bob.id], []]);
});
