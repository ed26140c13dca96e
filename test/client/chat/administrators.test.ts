import * as on from '../../../src/client/chat/store/chat-actions';
import { chatReducer } from '../../../src/client/chat/store/chat-reducer';
import type { ChatVisit } from '../../../src/contract/chat/chat-visit';
import { chatInPage, pass } from './support/chat-in-page';
import { aChat, aMember, aMessage, chatId, idOf, me } from './support/chat-facts';
import { fakeChatServer } from './support/fake-chat-server';
import type { FakeChatServer } from './support/fake-chat-server';

let server: FakeChatServer;
let page: ReturnType<typeof chatInPage>;
const failures: string[] = [];

beforeEach(async () => {
  jest.useFakeTimers();
  failures.length = 0;
  server = fakeChatServer();
  page = chatInPage({ tellFailure: (message) => void failures.push(message) });
  page.start();
  await pass();
});
afterEach(async () => {
  page.stop();
  await pass();
  server.stop();
  jest.useRealTimers();
});

const admin = idOf('a', 9);
const visit = (version: number, came: boolean): ChatVisit => ({ version, userId: admin, came, afterSeq: version, at: new Date(1_790_000_000_000 + version).toISOString() });
const asAdmin = (isActive: boolean, version: number) => aMember(me, { role: 'ADMIN', isActive, version });

test('an administrator’s visits stand once each and in order, however often and in whatever order they are told', () => {
  const told = [
    on.userJoined({ chatId, user: aMember(admin, { role: 'ADMIN', version: 3 }), visit: visit(3, true) }),
    on.usersLeft({ chatId, userIds: [admin], version: 4, visit: visit(4, false) }),
    on.chatReceived({ chat: aChat({ version: 4, visits: [visit(3, true), visit(4, false)] }) }),
  ];
  const visitsAfter = (actions: readonly (typeof told)[number][]) =>
    actions.reduce<ReturnType<typeof chatReducer>>((state, action) => chatReducer(state, action), page.chat()).chats.entities[chatId]?.visits;
  for (const order of [told, told.toReversed(), [...told, ...told]]) expect(visitsAfter(order)).toEqual([visit(3, true), visit(4, false)]);
});

test('a chat that no list has told of is asked for by its id', async () => {
  server.answers['get chat id'] = () => ({ ok: true, chatId, chat: aChat() });
  page.store.dispatch(on.chatWanted({ chatId }));
  await pass();
  expect(server.requestsOf('get chat id')).toEqual([{ chatId }]);
  expect([page.chat().chats.entities[chatId]?.payload, page.chat().doors[chatId]?.status]).toEqual([aChat().payload, 'none']);
});

test('before a chat that is not his an administrator has a door, goes in by it and out again', async () => {
  server.answers['get chat id'] = () => ({ ok: true, chatId, chat: null });
  server.answers['admin join chat'] = () => ({ ok: true, chat: aChat({ users: { [me]: asAdmin(true, 3) } }) });
  server.answers['get chat messages'] = () => ({ ok: true, messages: [aMessage(1)], lastSeq: 1, lastRev: 0, hasMore: false });
  server.answers['admin leave chat'] = () => ({ ok: true });
  page.store.dispatch(on.chatWanted({ chatId }));
  await pass();
  expect(page.chat().doors[chatId]?.status).toBe('outside');
  page.store.dispatch(on.adminJoinWanted({ chatId }));
  await pass();
  expect([page.chat().doors[chatId], page.log()?.lastSeq]).toEqual([{ status: 'none', busy: false, message: null }, 1]);
  page.store.dispatch(on.adminLeaveWanted({ chatId }));
  await pass();
  expect(page.chat().doors[chatId]).toEqual({ status: 'outside', busy: false, message: null });
});

test('a refused coming in says why', async () => {
  server.answers['admin join chat'] = () => ({ ok: false, code: 'FORBIDDEN', message: 'Нет прав' });
  page.store.dispatch(on.adminJoinWanted({ chatId }));
  await pass();
  expect(page.chat().doors[chatId]).toEqual({ status: 'none', busy: false, message: 'Нет прав' });
});

test('muting that did not come about is said, and changes nothing', async () => {
  server.answers['mute chat'] = () => ({ ok: false, code: 'NOT_FOUND', message: 'Такого чата нет' });
  page.store.dispatch(on.chatReceived({ chat: aChat() }));
  page.store.dispatch(on.muteWanted({ chatId, muted: true }));
  await pass();
  expect([failures, page.chat().chats.entities[chatId]?.muted]).toEqual([['Такого чата нет'], false]);
});
