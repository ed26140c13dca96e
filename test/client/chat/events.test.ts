import { chatEvents } from '#contract/chat/chat-events.ts';
import { chatForTests } from './support/chat-for-tests';
import { pass } from './support/chat-in-page';
import { aChat, aMember, aMessage, chatId, idOf, mate, me } from './support/chat-facts';

const chat = chatForTests();

const read = { chatId, userId: mate, readSeq: 1, lastSeq: 1, unreadCounter: 0 };
const payloads: readonly [string, string, object][] = [
  ['chat message', 'chat/messageReceived', { ...aMessage(1), isNewChat: false }],
  ['user online', 'chat/userCameOnline', { userId: mate, version: 1 }],
  ['user offline', 'chat/userWentOffline', { userId: mate, version: 2 }],
  ['new user', 'chat/userJoined', { chatId, user: aMember(mate) }],
  ['user left', 'chat/usersLeft', { chatId, userIds: [mate], version: 3 }],
  ['chat updated', 'chat/chatUpdated', { chatId, payload: { kind: 'SQUAD', squadId: 1, closed: true }, version: 4 }],
  [
    'message changed',
    'chat/messageChanged',
    { ...aMessage(1), rev: 1, message: 'Правка', reactions: [{ reaction: '👍', userIds: [mate] }] },
  ],
  ['chat muted', 'chat/chatMuted', { chatId, muted: true, version: 1 }],
  [
    'chat settings changed',
    'chat/settingsChanged',
    { sound: false, quietHours: { from: '23:00', to: '08:00' }, timeZone: 'Europe/Moscow', version: 1 },
  ],
  ['messages read', 'chat/messagesRead', read],
  ['user typing', 'chat/userTyping', { chatId, userId: mate }],
  ['catch up', 'chat/catchUpAsked', {}],
];

test('every event of the contract is tried', async () => {
  await chat.open();
  expect(payloads.map(([event]) => event).sort()).toEqual(Object.keys(chatEvents).sort());
});

test.each(payloads)('«%s» becomes %s, once, and plain', async (event, type, payload) => {
  await chat.open();
  const before = chat.page.actions.length;
  chat.server.push(event, payload);
  await pass(20);
  const own = chat.page.actions.slice(before).filter((action) => action.type === type);
  expect(own).toEqual([{ type, payload }]);
  expect(JSON.parse(JSON.stringify(own))).toEqual(own);
});

test('what breaks the contract, or is not in it, is told to the console only and harms nothing', async () => {
  const told = jest.spyOn(console, 'error').mockReturnValue();
  await chat.open();
  const before = chat.page.chat();
  for (const [event] of payloads.slice(0, -1)) chat.server.push(event, { chatId: 'nonsense' });
  chat.server.push('toString', {});
  await pass(20);
  expect(chat.page.actions.filter(({ type }) => type === 'chat/eventRejected')).toHaveLength(payloads.length);
  expect(told).toHaveBeenCalledTimes(payloads.length);
  told.mockRestore();
  expect(chat.page.chat().logs).toBe(before.logs);
  chat.server.push('chat message', { ...aMessage(1), isNewChat: false });
  await pass(20);
  expect(chat.page.log()?.lastSeq).toBe(1);
});

test('a burst of a thousand messages loses none', async () => {
  await chat.open();
  for (let seq = 1; seq <= 1000; seq += 1) chat.server.push('chat message', { ...aMessage(seq), isNewChat: false });
  await pass(200);
  expect([chat.page.log()?.lastSeq, chat.page.log()?.unread]).toEqual([1000, 1000]);
});

describe('a message sounds', () => {
  const come = async (seq: number, by = mate) => {
    chat.server.push('chat message', { ...aMessage(seq, { by }), isNewChat: false });
    await pass(200);
  };
  test('when somebody else writes, and once when it is told twice', async () => {
    await chat.open();
    await come(1);
    await come(1);
    expect(chat.page.sounds).toHaveLength(1);
  });
  test('not when it is one’s own', async () => {
    await chat.open();
    await come(1, me);
    expect(chat.page.sounds).toEqual([]);
  });
  test('not while its chat stands open on a visible page, but while that page is hidden', async () => {
    let visible = true;
    await chat.open({ isPageVisible: () => visible });
    chat.page.store.dispatch({ type: 'chat/chatShown', payload: { chatId } });
    await come(1);
    expect(chat.page.sounds).toEqual([]);
    visible = false;
    await come(2);
    expect(chat.page.sounds).toHaveLength(1);
  });
});

describe('the list is asked for again', () => {
  const asked = () => chat.server.requestsOf('get recent chats').length;
  const quiet = async () => {
    chat.server.answers['get recent chats'] = () => ({ ok: true, chats: [aChat({ lastSeq: 1 })], hasMore: false });
    await chat.open();
    await pass(200);
    return asked();
  };
  test.each<[string, string, object, number]>([
    ['a new chat’s message', 'chat message', { ...aMessage(2), isNewChat: true }, 1],
    [
      'a message of a chat that is not in it',
      'chat message',
      { ...aMessage(1, { chatId: idOf('c', 5) }), isNewChat: false },
      1,
    ],
    ['one’s own joining', 'new user', { chatId, user: aMember(me) }, 1],
    ['one’s own leaving', 'user left', { chatId, userIds: [me], version: 9 }, 1],
    ['a known chat’s message', 'chat message', { ...aMessage(2), isNewChat: false }, 0],
    ['somebody else’s leaving', 'user left', { chatId, userIds: [mate], version: 9 }, 0],
  ])('after %s', async (_name, event, payload, times) => {
    const before = await quiet();
    chat.server.push(event, payload);
    await pass(200);
    expect(asked() - before).toBe(times);
  });
  test('after a message of a chat of which only a change is known', async () => {
    const before = await quiet();
    const other = idOf('c', 5);
    const payload = { kind: 'PRIVATE', startedBy: mate, blockedBy: [], closed: false };
    chat.server.push('chat updated', { chatId: other, payload, version: 4 });
    chat.server.push('chat message', { ...aMessage(7, { chatId: other }), isNewChat: false });
    await pass(200);
    expect(asked() - before).toBe(1);
  });
});

test('a first reply that came while the line was broken is told with the page that brings it', async () => {
  await chat.open({ fetchUser: async () => null });
  chat.page.kept.set(chatId, me);
  chat.server.answers['get chat messages'] = () => ({
    ok: true,
    messages: [aMessage(1, { by: me }), aMessage(2)],
    lastSeq: 2,
    lastRev: 0,
    hasMore: false,
  });
  chat.page.store.dispatch({ type: 'chat/historyWanted', payload: { chatId, beforeSeq: 3 } });
  await pass(50);
  expect(chat.page.kept.has(chatId)).toBe(false);
});

test('the first reply in a private chat that the person started is told once, with the mate', async () => {
  const found = {
    id: mate,
    username: 'Северин',
    mate: { gameId: 'cs2', grade: 'PRO', active: true },
    onlineLevel: 2,
    avatarUrl: null,
    country: null,
    description: null,
    lastOnlineAt: null,
    orders: 3,
    since: '2026-01-01T00:00:00.000Z',
  } as const;
  await chat.open({ fetchUser: async () => ({ ...found, languages: [], platforms: [] }) });
  chat.page.kept.set(chatId, me);
  for (const message of [aMessage(1, { by: me }), aMessage(2), aMessage(3)])
    chat.server.push('chat message', { ...message, isNewChat: false });
  await pass(50);
  const told = chat.page.actions.filter(({ type }) => type === 'chat/firstReplyReceived');
  expect(told).toMatchObject([
    {
      payload: {
        chatId,
        user: { id: me },
        mate: { id: mate, username: 'Северин', grade: 'PRO', onlineStatus: 'online' },
      },
    },
  ]);
});

test('what an administrator writes in that chat is not the reply', async () => {
  await chat.open({ fetchUser: async () => null });
  chat.page.kept.set(chatId, me);
  const { userInfo, ...message } = aMessage(1, { by: idOf('a', 9) });
  chat.server.push('chat message', { ...message, userInfo: { ...userInfo, role: 'ADMIN' }, isNewChat: true });
  await pass(50);
  expect(chat.page.kept.has(chatId)).toBe(true);
  chat.server.push('chat message', { ...aMessage(2), isNewChat: false });
  await pass(50);
  expect(chat.page.kept.has(chatId)).toBe(false);
});
