import * as on from '#client/entities/chat/store/chat-actions.ts';
import { getMessage } from '#client/entities/chat/store/blocks.ts';
import { aChat, aMessage, chatId, idOf, mate, me } from './support/chat-facts';
import { chatForTests } from './support/chat-for-tests';
import { pass } from './support/chat-in-page';

const chat = chatForTests();
beforeEach(() => chat.open());

const messageId = idOf('b', 1);
const changed = { ...aMessage(1, { by: me }), rev: 1, message: 'Правка' };
const shown = () => {
  const log = chat.page.log();
  return log === undefined ? null : getMessage(log.blocks, 1);
};
const loaded = (lastRev = 0) =>
  chat.page.store.dispatch(on.pageReceived({ chatId, messages: [aMessage(1, { by: me })], lastSeq: 1, lastRev }));
const edit = () => chat.page.store.dispatch(on.messageEditWanted({ chatId, messageId, text: 'Правка' }));

test('an edit is under way, then done', async () => {
  loaded();
  chat.server.answers['edit message'] = () => ({ ok: true, ...changed });
  edit();
  expect(chat.page.chat().messageChanges[messageId]).toEqual({ kind: 'edit', status: 'saving', message: null });
  await pass();
  expect([shown()?.text, chat.page.chat().messageChanges]).toEqual(['Правка', {}]);
  expect(chat.server.requestsOf('edit message')).toEqual([{ chatId, messageId, message: 'Правка' }]);
});

test('a refused edit says why and leaves the message as it was', async () => {
  loaded();
  chat.server.answers['edit message'] = () => ({ ok: false, code: 'CHAT_EDIT_TOO_LATE', message: 'Поздно' });
  edit();
  await pass();
  expect([shown()?.text, chat.page.chat().messageChanges[messageId]]).toEqual([
    'Сообщение 1',
    { kind: 'edit', status: 'failed', message: 'Поздно' },
  ]);
  chat.page.store.dispatch(on.messageChangeDismissed({ chatId, messageId }));
  expect(chat.page.chat().messageChanges).toEqual({});
});

test('a change that nobody acknowledges is asked for three times, ten seconds each, and then given up', async () => {
  loaded();
  edit();
  await pass(29_000);
  expect([chat.server.requestsOf('edit message').length, chat.page.chat().messageChanges[messageId]?.status]).toEqual([
    3,
    'saving',
  ]);
  await pass(2000);
  expect(chat.page.chat().messageChanges[messageId]).toMatchObject({ status: 'failed' });
});

test('deleting, reacting and muting send what they say', async () => {
  loaded();
  chat.server.answers['delete message'] = () => ({ ok: true, ...changed, rev: 3, message: '', deleted: true });
  chat.server.answers['react to message'] = () => ({
    ok: true,
    ...changed,
    rev: 2,
    reactions: [{ reaction: '🔥', userIds: [me] }],
  });
  chat.server.answers['mute chat'] = () => ({ ok: true, chatId, muted: true, version: 1 });
  chat.page.store.dispatch(on.chatReceived({ chat: aChat() }));
  chat.page.store.dispatch(on.reactionWanted({ chatId, messageId, reaction: '🔥', on: true }));
  await pass();
  expect(shown()?.reactions).toEqual([{ reaction: '🔥', userIds: [me] }]);
  chat.page.store.dispatch(on.messageDeleteWanted({ chatId, messageId }));
  chat.page.store.dispatch(on.muteWanted({ chatId, muted: true }));
  await pass();
  expect([shown()?.deleted, shown()?.text, chat.page.chat().chats[chatId]?.muted]).toEqual([true, '', true]);
});

test('an edit that comes before its message waits for it', async () => {
  chat.server.push('message changed', changed);
  await pass();
  expect([chat.page.log()?.changes[1]?.text, shown()]).toEqual(['Правка', null]);
  chat.server.push('chat message', { ...aMessage(1, { by: me }), isNewChat: false });
  await pass();
  expect([shown()?.text, chat.page.log()?.changes]).toEqual(['Правка', {}]);
});

test('what was changed while the connection was away is asked for, of an open chat at once, of others when they open', async () => {
  loaded(4);
  chat.server.answers['get chat messages'] = () => ({ ok: true, messages: [], lastSeq: 1, lastRev: 9, hasMore: false });
  chat.server.answers['get chat changes'] = ({ afterRev }) => ({
    ok: true,
    messages: afterRev === 4 ? [{ ...changed, rev: 7 }] : [],
    lastRev: 9,
    hasMore: false,
  });
  chat.server.down();
  await pass();
  chat.server.up();
  await pass(3000);
  expect(chat.server.requestsOf('get chat changes')).toEqual([]);
  chat.page.store.dispatch(on.chatShown({ chatId }));
  await pass();
  expect([chat.server.requestsOf('get chat changes'), shown()?.text]).toEqual([[{ chatId, afterRev: 4 }], 'Правка']);
  chat.server.push('catch up', {});
  await pass();
  expect(chat.server.requestsOf('get chat changes')).toEqual([
    { chatId, afterRev: 4 },
    { chatId, afterRev: 9 },
  ]);
});

test('an answer carries the quoted message and files, through the outbox too', async () => {
  const replyTo = { messageId, seq: 1, userId: mate, text: 'Вопрос', deleted: false, hasFiles: false };
  const file = {
    id: idOf('c', 7),
    name: 'план.pdf',
    size: 10,
    type: 'application/pdf',
    url: '/v1/chat/files/7',
    image: null,
  };
  chat.page.store.dispatch(on.messageQueued(chatId, 'Ответ', { replyTo, files: [file] }));
  await pass();
  expect(chat.page.log()?.outbox[0]).toMatchObject({ replyTo, files: [file] });
  expect(chat.server.requestsOf('chat message')[0]).toMatchObject({
    message: 'Ответ',
    replyTo: messageId,
    fileIds: [file.id],
  });
});
