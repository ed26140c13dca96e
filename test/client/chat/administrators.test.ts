import * as on from '#client/entities/chat/store/chat-actions.ts';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import type { ChatVisit } from '#contract/chat/chat-objects.ts';
import { chatForTests } from './support/chat-for-tests';
import { pass } from './support/chat-in-page';
import { aChat, aMember, aMessage, chatId, idOf, me } from './support/chat-facts';

const chat = chatForTests();
const failures: string[] = [];

beforeEach(async () => {
  failures.length = 0;
  await chat.open({ notifyFailure: (message) => void failures.push(message) });
});

const admin = idOf('a', 9);
const visit = (version: number, came: boolean): ChatVisit => ({
  version,
  userId: admin,
  came,
  afterSeq: version,
  at: new Date(1_790_000_000_000 + version).toISOString(),
});
const asAdmin = (isActive: boolean, version: number) => aMember(me, { role: 'ADMIN', isActive, version });

test('an administrator’s visits stand once each and in order, however often and in whatever order they are told', () => {
  const told = [
    on.userJoined({ chatId, user: aMember(admin, { role: 'ADMIN', version: 3 }), visit: visit(3, true) }),
    on.usersLeft({ chatId, userIds: [admin], version: 4, visit: visit(4, false) }),
    on.chatReceived({ chat: aChat({ version: 4, visits: [visit(3, true), visit(4, false)] }) }),
  ];
  const visitsAfter = (actions: readonly (typeof told)[number][]) =>
    actions.reduce<ReturnType<typeof chatReducer>>((state, action) => chatReducer(state, action), chat.page.chat())
      .chats[chatId]?.visits;
  for (const order of [told, told.toReversed(), [...told, ...told]])
    expect(visitsAfter(order)).toEqual([visit(3, true), visit(4, false)]);
});

test('a chat that no list has told of is asked for by its id', async () => {
  chat.server.answers['get chat id'] = () => ({ ok: true, chatId, chat: aChat() });
  chat.page.store.dispatch(on.chatWanted({ chatId }));
  await pass();
  expect(chat.server.requestsOf('get chat id')).toEqual([{ chatId }]);
  expect([chat.page.chat().chats[chatId]?.payload, chat.page.chat().access[chatId]?.status]).toEqual([
    aChat().payload,
    'none',
  ]);
});

test('before a chat that is not theirs an administrator has a door, goes in by it and out again', async () => {
  chat.server.answers['get chat id'] = () => ({ ok: true, chatId, chat: null });
  chat.server.answers['admin join chat'] = () => ({ ok: true, chat: aChat({ users: { [me]: asAdmin(true, 3) } }) });
  chat.server.answers['get chat messages'] = () => ({
    ok: true,
    messages: [aMessage(1)],
    lastSeq: 1,
    lastRev: 0,
    hasMore: false,
  });
  chat.server.answers['admin leave chat'] = () => ({ ok: true });
  chat.page.store.dispatch(on.chatWanted({ chatId }));
  await pass();
  expect(chat.page.chat().access[chatId]?.status).toBe('outside');
  chat.page.store.dispatch(on.adminJoinWanted({ chatId }));
  await pass();
  expect([chat.page.chat().access[chatId], chat.page.log()?.lastSeq]).toEqual([
    { status: 'none', busy: false, message: null },
    1,
  ]);
  chat.page.store.dispatch(on.adminLeaveWanted({ chatId }));
  await pass();
  expect(chat.page.chat().access[chatId]).toEqual({ status: 'outside', busy: false, message: null });
});

test('a refused coming in says why', async () => {
  chat.server.answers['admin join chat'] = () => ({ ok: false, code: 'FORBIDDEN', message: 'Нет прав' });
  chat.page.store.dispatch(on.adminJoinWanted({ chatId }));
  await pass();
  expect(chat.page.chat().access[chatId]).toEqual({ status: 'none', busy: false, message: 'Нет прав' });
});

test('muting that did not come about is said, and changes nothing', async () => {
  chat.server.answers['mute chat'] = () => ({ ok: false, code: 'NOT_FOUND', message: 'Такого чата нет' });
  chat.page.store.dispatch(on.chatReceived({ chat: aChat() }));
  chat.page.store.dispatch(on.muteWanted({ chatId, muted: true }));
  await pass();
  expect([failures, chat.page.chat().chats[chatId]?.muted]).toEqual([['Такого чата нет'], false]);
});
