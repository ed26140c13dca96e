import { v4 as uuid } from 'uuid';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { serverForTests } from '../support/server/server-for-tests';
import { type ChatClient, connected } from './support/chat-client';
import { newPerson, newSquadChat, type Person } from './support/chat-people';

const server = serverForTests();
let ann: Person;
let bob: Person;
let boss: Person;
let annSocket: ChatClient;
let chatId: string;
const open: ChatClient[] = [];

const newAdmin = async (...permissions: AdminPermission[]): Promise<Person> => {
  const admin = await newPerson(server);
  await server.database.pool.query('UPDATE app_user SET is_admin = true, permissions = $2 WHERE id = $1', [
    admin.id,
    permissions,
  ]);
  return admin;
};
const socketOf = async (person: Person): Promise<ChatClient> => {
  const socket = await connected(server.url, person);
  open.push(socket);
  return socket;
};
const take = (person: Person, ...left: AdminPermission[]) =>
  boss.browser.call('PUT /v1/admin/users/{id}/permissions', { params: { id: person.id }, body: { permissions: left } });
const closed = ({ socket }: ChatClient) =>
  new Promise<void>((resolve) => (socket.connected ? socket.once('disconnect', () => resolve()) : resolve()));

beforeAll(async () => {
  boss = await newAdmin('ALL');
});
beforeEach(async () => {
  [ann, bob] = [await newPerson(server), await newPerson(server)];
  annSocket = await socketOf(ann);
  chatId = (await annSocket.ask('start private chat', { userId: bob.id })).chatId;
});
afterEach(() => open.splice(0).forEach((client) => client.close()));

/** Everything that a member of a chat may do in it. */
const attempts = (message: { readonly chatId: string; readonly messageId: string }) =>
  [
    ['get chat messages', { chatId, page: 0 }],
    ['get chat changes', { chatId, afterRev: 0 }],
    ['chat message', { chatId, clientId: uuid(), message: 'Я ещё здесь' }],
    ['edit message', { ...message, message: 'Иначе' }],
    ['delete message', message],
    ['react to message', { ...message, reaction: '👍', on: true }],
    ['read messages', { chatId, seq: 1 }],
    ['mute chat', { chatId, muted: true }],
    ['typing', { chatId }],
  ] as const;

const expectOutside = async (person: Person, message: { readonly chatId: string; readonly messageId: string }) => {
  const again = await socketOf(person);
  for (const [name, request] of attempts(message))
    expect([name, await again.codeOf(name, request)]).toEqual([name, 'NOT_FOUND']);
  expect((await again.ask('get recent chats', { page: 1 })).chats).toEqual([]);
  const { body } = await person.browser.call('GET /v1/chat/search', { query: { query: 'Привет' } });
  expect(body.messages).toEqual([]);
  const { code } = await person.browser.call('POST /v1/chat/messages/{messageId}/report', {
    params: { messageId: message.messageId },
    body: { reason: 'SPAM' },
  });
  expect(code).toBe('NOT_FOUND');
  return again;
};

test('an administrator whose right is taken is out of the chats that it opened, also after reconnecting', async () => {
  const admin = await newAdmin('MANAGE_SUPPORT');
  const socket = await socketOf(admin);
  await socket.ask('admin join chat', { chatId });
  const said = await annSocket.ask('chat message', { chatId, clientId: uuid(), message: 'Привет' });
  const gone = closed(socket);
  expect((await take(admin, 'MANAGE_BLOG')).status).toBe(204);
  await annSocket.until(() => annSocket.eventsOf('user left').some(({ userIds }) => userIds.includes(admin.id)));
  await gone;
  const again = await expectOutside(admin, said);
  await annSocket.ask('chat message', { chatId, clientId: uuid(), message: 'Между нами' });
  await annSocket.until(() => annSocket.eventsOf('chat message').some(({ message }) => message === 'Между нами'));
  await again.ask('get recent chats', { page: 1 });
  expect(again.eventsOf('chat message')).toEqual([]);
  const { chat } = await annSocket.ask('get chat id', { chatId });
  expect(chat?.visits?.map(({ came }) => came)).toEqual([true, false]);
});

test('a right that went past the product is worth nothing either', async () => {
  const admin = await newAdmin('MANAGE_SUPPORT');
  const socket = await socketOf(admin);
  await socket.ask('admin join chat', { chatId });
  const said = await annSocket.ask('chat message', { chatId, clientId: uuid(), message: 'Привет' });
  await socket.until(() => socket.eventsOf('chat message').length === 1);
  await server.database.pool.query("UPDATE app_user SET permissions = '{MANAGE_BLOG}' WHERE id = $1", [admin.id]);
  for (const [name, request] of attempts(said))
    expect([name, await socket.codeOf(name, request)]).toEqual([name, 'NOT_FOUND']);
  await annSocket.ask('chat message', { chatId, clientId: uuid(), message: 'Между нами' });
  await annSocket.until(() => annSocket.eventsOf('chat message').some(({ message }) => message === 'Между нами'));
  await socket.ask('get recent chats', { page: 1 });
  expect(socket.eventsOf('chat message')).toHaveLength(1);
});

test('a right that still opens the chat keeps it, one of another kind does not', async () => {
  const admin = await newAdmin('MANAGE_SUPPORT', 'MANAGE_SQUADS');
  const squad = await newSquadChat(server, [ann]);
  const socket = await socketOf(admin);
  for (const id of [chatId, squad.chatId]) await socket.ask('admin join chat', { chatId: id });
  const gone = closed(socket);
  await take(admin, 'MANAGE_SQUADS');
  await gone;
  const again = await socketOf(admin);
  expect(await again.codeOf('get chat messages', { chatId, page: 0 })).toBe('NOT_FOUND');
  expect(await again.codeOf('get chat messages', { chatId: squad.chatId, page: 0 })).toBeNull();
});

test('who is blocked is in no chat as an administrator when they come back', async () => {
  const admin = await newAdmin('MANAGE_SUPPORT');
  await (await socketOf(admin)).ask('admin join chat', { chatId });
  const of = { params: { id: admin.id } };
  await boss.browser.call('POST /v1/admin/users/{id}/block', { ...of, body: { reason: 'Ушёл со службы' } });
  await annSocket.until(() => annSocket.eventsOf('user left').some(({ userIds }) => userIds.includes(admin.id)));
  const { chat } = await annSocket.ask('get chat id', { chatId });
  expect(chat?.users[admin.id]?.isActive).toBe(false);
});

test('a chat of one’s own stays, whatever rights go', async () => {
  const admin = await newAdmin('ALL');
  const own = await newSquadChat(server, [admin, ann]);
  const socket = await socketOf(admin);
  expect(await socket.codeOf('admin join chat', { chatId: own.chatId })).toBeNull();
  const gone = closed(socket);
  await take(admin);
  await gone;
  const again = await socketOf(admin);
  expect(await again.codeOf('get chat messages', { chatId: own.chatId, page: 0 })).toBeNull();
});

test('entering a private chat stands in the audit, once', async () => {
  const admin = await newAdmin('MANAGE_SUPPORT');
  const socket = await socketOf(admin);
  for (let turn = 0; turn < 2; turn += 1) await socket.ask('admin join chat', { chatId });
  const { body } = await boss.browser.call('GET /v1/admin/audit', { query: { subject: `chat:${chatId}` } });
  expect(body.items).toMatchObject([{ actor: { id: admin.id }, action: 'chat.enter', details: { kind: 'PRIVATE' } }]);
  expect(body.items).toHaveLength(1);
});
