import * as on from '../../../src/client/chat/store/chat-actions';
import { getMessage } from '../../../src/client/chat/store/blocks';
import { aChat, aMessage, chatId, idOf, mate, me } from './support/chat-facts';
import { chatInPage, pass } from './support/chat-in-page';
import { fakeChatServer } from './support/fake-chat-server';
import type { FakeChatServer } from './support/fake-chat-server';

let server: FakeChatServer;
let page: ReturnType<typeof chatInPage>;
beforeEach(async () => {
  jest.useFakeTimers();
  server = fakeChatServer();
  page = chatInPage();
  page.start();
  await pass();
});
afterEach(async () => {
  page.stop();
  await pass();
  server.stop();
  jest.useRealTimers();
});

const messageId = idOf('b', 1);
const changed = { ...aMessage(1, { by: me }), rev: 1, message: 'Правка' };
const shown = () => {
  const log = page.log();
  return log === undefined ? null : getMessage(log.blocks, 1);
};
const loaded = (lastRev = 0) => page.store.dispatch(on.pageReceived({ chatId, messages: [aMessage(1, { by: me })], lastSeq: 1, lastRev }));
const edit = () => page.store.dispatch(on.messageEditWanted({ chatId, messageId, text: 'Правка' }));

test('an edit is under way, then done', async () => {
  loaded();
  server.answers['edit message'] = () => ({ ok: true, ...changed });
  edit();
  expect(page.chat().messageChanges[messageId]).toEqual({ kind: 'edit', status: 'saving', message: null });
  await pass();
  expect([shown()?.text, page.chat().messageChanges]).toEqual(['Правка', {}]);
  expect(server.requestsOf('edit message')).toEqual([{ chatId, messageId, message: 'Правка' }]);
});

test('a refused edit says why and leaves the message as it was', async () => {
  loaded();
  server.answers['edit message'] = () => ({ ok: false, code: 'CHAT_EDIT_TOO_LATE', message: 'Поздно' });
  edit();
  await pass();
  expect([shown()?.text, page.chat().messageChanges[messageId]]).toEqual(['Сообщение 1', { kind: 'edit', status: 'failed', message: 'Поздно' }]);
  page.store.dispatch(on.messageChangeDismissed({ chatId, messageId }));
  expect(page.chat().messageChanges).toEqual({});
});

test('a change that nobody acknowledges is asked for three times, ten seconds each, and then given up', async () => {
  loaded();
  edit();
  await pass(29_000);
  expect([server.requestsOf('edit message').length, page.chat().messageChanges[messageId]?.status]).toEqual([3, 'saving']);
  await pass(2000);
  expect(page.chat().messageChanges[messageId]).toMatchObject({ status: 'failed' });
});

test('deleting, reacting and muting send what they say', async () => {
  loaded();
  server.answers['delete message'] = () => ({ ok: true, ...changed, rev: 3, message: '', deleted: true });
  server.answers['react to message'] = () => ({ ok: true, ...changed, rev: 2, reactions: [{ reaction: '🔥', userIds: [me] }] });
  server.answers['mute chat'] = () => ({ ok: true, chatId, muted: true, version: 1 });
  page.store.dispatch(on.chatReceived({ chat: aChat() }));
  page.store.dispatch(on.reactionWanted({ chatId, messageId, reaction: '🔥', on: true }));
  await pass();
  expect(shown()?.reactions).toEqual([{ reaction: '🔥', userIds: [me] }]);
  page.store.dispatch(on.messageDeleteWanted({ chatId, messageId }));
  page.store.dispatch(on.muteWanted({ chatId, muted: true }));
  await pass();
  expect([shown()?.deleted, shown()?.text, page.chat().chats.entities[chatId]?.muted]).toEqual([true, '', true]);
});

test('an edit that comes before its message waits for it', async () => {
  server.push('message changed', changed);
  await pass();
  expect([page.log()?.changes[1]?.text, shown()]).toEqual(['Правка', null]);
  server.push('chat message', { ...aMessage(1, { by: me }), isNewChat: false });
  await pass();
  expect([shown()?.text, page.log()?.changes]).toEqual(['Правка', {}]);
});

test('what was changed while the connection was away is asked for, of an open chat at once, of others when they open', async () => {
  loaded(4);
  server.answers['get chat messages'] = () => ({ ok: true, messages: [], lastSeq: 1, lastRev: 9, hasMore: false });
  server.answers['get chat changes'] = ({ afterRev }) => ({ ok: true, messages: afterRev === 4 ? [{ ...changed, rev: 7 }] : [], lastRev: 9, hasMore: false });
  server.down();
  await pass();
  server.up();
  await pass(3000);
  expect(server.requestsOf('get chat changes')).toEqual([]);
  page.store.dispatch(on.chatShown({ chatId }));
  await pass();
  expect([server.requestsOf('get chat changes'), shown()?.text]).toEqual([[{ chatId, afterRev: 4 }], 'Правка']);
  server.push('catch up', {});
  await pass();
  expect(server.requestsOf('get chat changes')).toEqual([{ chatId, afterRev: 4 }, { chatId, afterRev: 9 }]);
});

test('an answer carries the quoted message and files, through the outbox too', async () => {
  const replyTo = { messageId, seq: 1, userId: mate, text: 'Вопрос', deleted: false, hasFiles: false };
  const file = { id: idOf('c', 7), name: 'план.pdf', size: 10, type: 'application/pdf', url: '/v1/chat/files/7', image: null };
  page.store.dispatch(on.messageQueued(chatId, 'Ответ', { replyTo, files: [file] }));
  await pass();
  expect(page.log()?.outbox[0]).toMatchObject({ replyTo, files: [file] });
  expect(server.requestsOf('chat message')[0]).toMatchObject({ message: 'Ответ', replyTo: messageId, fileIds: [file.id] });
});
