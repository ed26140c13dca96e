import * as on from '#client/entities/chat/store/chat-actions.ts';
import { eachMessage } from '#client/entities/chat/store/blocks.ts';
import { chatReducer } from '#client/entities/chat/store/chat-reducer.ts';
import { logOf, unreadTotal } from '#client/entities/chat/store/selectors.ts';
import { chatForTests } from './support/chat-for-tests';
import { pass } from './support/chat-in-page';
import { aChat, aMember, aMessage, chatId, idOf, mate, me } from './support/chat-facts';

const chat = chatForTests();
const closed = idOf('c', 2);

/** The server's history: the texts of the open chat, and of the closed one only how many messages it has, all unread. */
const serve = (timeline: string, texts: readonly string[], others: number, lastRev = 0) => {
  const messages = texts.map((message, index) => aMessage(index + 1, { message }));
  const { answers } = chat.server;
  answers['connect to chat'] = () => ({ ok: true, userId: me, timeline });
  answers['get recent chats'] = () => ({
    ok: true,
    chats: [
      aChat({ lastSeq: texts.length, readSeq: texts.length }),
      aChat({ chatId: closed, lastSeq: others, unreadCounter: others, users: { [me]: aMember(me) } }),
    ],
    hasMore: false,
  });
  answers['get chat messages'] = ({ afterSeq = 0 }) => ({
    ok: true,
    messages: messages.slice(Number(afterSeq)),
    lastSeq: texts.length,
    lastRev,
    hasMore: false,
  });
  answers['get chat changes'] = ({ afterRev }) => ({ ok: true, messages: [], lastRev: afterRev, hasMore: false });
};

const shown = (state = chat.page.chat()): readonly string[] => {
  const found: string[] = [];
  eachMessage(logOf(state, chatId)?.blocks ?? [], 1, ({ text }) => found.push(text));
  return found;
};

const early = ['раз', 'два'];

const openAhead = async () => {
  serve('first', [...early, 'потеряно', 'и это'], 5, 9);
  chat.make().start();
  chat.page.store.dispatch(on.chatShown({ chatId }));
  chat.page.store.dispatch(on.historyWanted({ chatId, beforeSeq: null }));
  await pass(1000);
  expect(shown()).toHaveLength(4);
};

test.each(['told by its socket', 'connected anew'])(
  'a page ahead of a server that has gone back starts its chats anew: %s',
  async (how) => {
    await openAhead();
    serve('second', [...early, 'новое'], 1);
    if (how === 'told by its socket') chat.server.push('catch up', { timeline: 'second' });
    else {
      chat.server.down();
      await pass();
      chat.server.up();
    }
    await pass(5000);
    expect([shown(), chat.page.log()?.lastSeq, unreadTotal(chat.page.chat())]).toEqual([[...early, 'новое'], 3, 1]);
    chat.server.push('chat message', { ...aMessage(4, { message: 'и дальше' }), isNewChat: false });
    await pass();
    expect(shown()).toEqual([...early, 'новое', 'и дальше']);
  },
);

test('what the person has not sent yet stays, and members and settings are believed anew', async () => {
  await openAhead();
  chat.server.push('messages read', { chatId, userId: mate, readSeq: 4, lastSeq: 4, unreadCounter: 0 });
  chat.server.push('chat updated', { chatId, payload: { kind: 'SQUAD', squadId: 1, closed: true }, version: 7 });
  chat.page.store.dispatch(on.messageQueued(chatId, 'Пишу'));
  await pass(100);
  serve('second', early, 0);
  chat.server.push('catch up', { timeline: 'second' });
  await pass(1000);
  const { payload, members } = chat.page.chat().chats[chatId] ?? {};
  expect(chat.page.log()?.outbox.map(({ text }) => text)).toEqual(['Пишу']);
  expect([payload, members?.[mate]?.readSeq]).toEqual([aChat().payload, 0]);
});

test('a repeated or unknown timeline changes nothing', async () => {
  await openAhead();
  const before = chat.page.chat().logs;
  chat.server.push('catch up', { timeline: 'first' });
  chat.server.push('catch up', {});
  await pass();
  expect(chat.page.chat().logs).toBe(before);
});

test('edits of the new timeline are asked for by its own revisions', async () => {
  await openAhead();
  serve('second', early, 0, 3);
  chat.server.push('catch up', { timeline: 'second' });
  await pass(1000);
  chat.server.push('catch up', {});
  await pass(1000);
  expect(chat.server.requestsOf('get chat changes')).toEqual([{ chatId, afterRev: 3 }]);
});

test('the log of its actions gives the same chats again', async () => {
  await openAhead();
  serve('second', [...early, 'новое'], 1);
  chat.server.push('catch up', { timeline: 'second' });
  await pass(1000);
  const logged: typeof chat.page.actions = JSON.parse(JSON.stringify(chat.page.actions));
  expect(logged.reduce(chatReducer, undefined)).toEqual(chat.page.chat());
});
