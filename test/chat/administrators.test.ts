import { v4 as uuid } from 'uuid';
import { serverForTests } from '../support/server/server-for-tests';
import { connected } from './support/chat-client';
import { newPerson, newSquadChat, type Person } from './support/chat-people';

const server = serverForTests();
let member: Person;
beforeAll(async () => {
  member = await newPerson(server);
});

const newAdmin = async (...permissions: string[]): Promise<Person> => {
  const admin = await newPerson(server);
  await server.database.pool.query('UPDATE app_user SET is_admin = true, permissions = $2 WHERE id = $1', [
    admin.id,
    permissions,
  ]);
  return admin;
};

test.each([[['MANAGE_SQUADS']], [['MANAGE_DISPUTES']], [['MANAGE_SUPPORT']], [['ALL']]])(
  '%s opens a squad’s chat, and everybody sees who came',
  async (permissions) => {
    const { chatId, squadId } = await newSquadChat(server, [member]);
    const [admin, witness] = [
      await connected(server.url, await newAdmin(...permissions)),
      await connected(server.url, member),
    ];
    expect(await admin.ask('get chat id', { squadId })).toEqual({ ok: true, chatId, chat: null });
    expect(await admin.codeOf('get chat messages', { chatId, page: 0 })).toBe('NOT_FOUND');
    const { chat } = await admin.ask('admin join chat', { chatId });
    await witness.until(() =>
      witness
        .eventsOf('new user')
        .some((event) => event.chatId === chatId && event.user.role === 'ADMIN' && event.user.isActive),
    );
    expect(Object.keys(chat.users)).toHaveLength(2);
    await admin.ask('chat message', { chatId, clientId: uuid(), message: 'Разбираемся' });
    await witness.until(() =>
      witness.eventsOf('chat message').some((event) => event.chatId === chatId && event.userInfo.role === 'ADMIN'),
    );
    await admin.ask('admin leave chat', { chatId });
    await witness.until(() => witness.eventsOf('user left').some((event) => event.chatId === chatId));
    expect(await admin.codeOf('chat message', { chatId, clientId: uuid(), message: 'Ещё' })).toBe('NOT_FOUND');
    admin.close();
    witness.close();
  },
);

test('an administrator without the permission, and anybody else, stays outside', async () => {
  const { chatId, squadId } = await newSquadChat(server, [member]);
  const admin = await connected(server.url, await newAdmin('MANAGE_BLOG'));
  expect(await admin.codeOf('get chat id', { squadId })).toBe('NOT_FOUND');
  expect(await admin.codeOf('admin join chat', { chatId })).toBe('FORBIDDEN');
  expect(await admin.codeOf('admin join chat', { chatId: uuid() })).toBe('FORBIDDEN');
  admin.close();
});

test('a private chat takes the support’s permission', async () => {
  const [one, other] = [await newPerson(server), await newPerson(server)];
  const client = await connected(server.url, one);
  const { chatId } = await client.ask('start private chat', { userId: other.id });
  const squadsAdmin = await connected(server.url, await newAdmin('MANAGE_SQUADS'));
  expect(await squadsAdmin.codeOf('admin join chat', { chatId })).toBe('FORBIDDEN');
  const support = await connected(server.url, await newAdmin('MANAGE_SUPPORT'));
  expect(await support.codeOf('admin join chat', { chatId: uuid() })).toBe('NOT_FOUND');
  expect(await support.codeOf('admin join chat', { chatId })).toBeNull();
  for (const socket of [client, squadsAdmin, support]) socket.close();
});

test('a member who is an administrator does not leave a squad’s chat that way', async () => {
  const admin = await newAdmin('ALL');
  const { chatId } = await newSquadChat(server, [member, admin]);
  const client = await connected(server.url, admin);
  expect(await client.codeOf('admin leave chat', { chatId })).toBe('NOT_FOUND');
  client.close();
});

test('each coming and going stands in the chat for good, at its place among the messages', async () => {
  const { chatId } = await newSquadChat(server, [member]);
  const [admin, witness] = [await connected(server.url, await newAdmin('ALL')), await connected(server.url, member)];
  await witness.ask('chat message', { chatId, clientId: uuid(), message: 'Помогите' });
  await admin.ask('admin join chat', { chatId });
  await admin.ask('admin join chat', { chatId });
  await admin.ask('chat message', { chatId, clientId: uuid(), message: 'Смотрим' });
  await admin.ask('admin leave chat', { chatId });
  await witness.until(() => witness.eventsOf('user left').some((event) => event.chatId === chatId));
  const { chat } = await witness.ask('get chat id', { chatId });
  expect(chat?.visits?.map(({ came, afterSeq }) => [came, afterSeq])).toEqual([
    [true, 1],
    [false, 2],
  ]);
  const now = new Date(server.clock.now()).toISOString();
  expect(chat?.visits?.map(({ at }) => at)).toEqual([now, now]);
  expect(
    witness
      .eventsOf('new user')
      .filter((event) => event.chatId === chatId)
      .map(({ visit }) => visit),
  ).toEqual([chat?.visits?.[0]]);
  expect(
    witness
      .eventsOf('user left')
      .filter((event) => event.chatId === chatId)
      .map(({ visit }) => visit),
  ).toEqual([chat?.visits?.[1]]);
  admin.close();
  witness.close();
});

test('a chat is asked for by its id: its people have it, an administrator its door, others nothing', async () => {
  const { chatId } = await newSquadChat(server, [member]);
  const [own, admin, stranger] = [
    await connected(server.url, member),
    await connected(server.url, await newAdmin('MANAGE_SQUADS')),
    await connected(server.url, await newPerson(server)),
  ];
  expect((await own.ask('get chat id', { chatId })).chat?.users[member.id]?.isActive).toBe(true);
  expect(await admin.ask('get chat id', { chatId })).toEqual({ ok: true, chatId, chat: null });
  expect(await stranger.codeOf('get chat id', { chatId })).toBe('NOT_FOUND');
  expect(await admin.codeOf('get chat id', { chatId: uuid() })).toBe('NOT_FOUND');
  for (const socket of [own, admin, stranger]) socket.close();
});
