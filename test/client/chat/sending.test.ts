import * as on from '#client/entities/chat/store/chat-actions.ts';
import { getMessage } from '#client/entities/chat/store/blocks.ts';
import { chatForTests } from './support/chat-for-tests';
import { pass } from './support/chat-in-page';
import { aChat, aMessage, chatId, mate, me } from './support/chat-facts';

const chat = chatForTests();
let stored = 0;

const store = ({ clientId, message }: Readonly<Record<string, unknown>>) => {
  stored += 1;
  return { ok: true, ...aMessage(stored, { by: me, clientId: String(clientId), message: String(message) }) };
};

beforeEach(() => {
  stored = 0;
  chat.server.answers['chat message'] = store;
  chat.make();
});

const start = async () => {
  chat.page.start();
  await pass();
};
const write = (...texts: readonly string[]) =>
  texts.forEach((text) => chat.page.store.dispatch(on.messageQueued(chatId, text)));
const sent = () => chat.server.requestsOf('chat message');
const texts = () => [1, 2, 3].flatMap((seq) => getMessage(chat.page.log()?.blocks ?? [], seq)?.text ?? []);

test('a written message is shown at once, and stored when the server has it', async () => {
  await start();
  write('Привет');
  expect(chat.page.log()?.outbox).toMatchObject([{ text: 'Привет' }]);
  await pass();
  expect([texts(), chat.page.log()?.outbox]).toEqual([['Привет'], []]);
});

test('one message of a chat is under way at a time, in the order of writing', async () => {
  chat.server.answers['chat message'] = () => null;
  await start();
  write('раз', 'два', 'три');
  await pass();
  expect(sent().map(({ message }) => message)).toEqual(['раз']);
  chat.server.answers['chat message'] = store;
  await pass(10_100);
  expect(texts()).toEqual(['раз', 'два', 'три']);
});

test('unanswered, it goes out again after ten seconds under the same client id, and is there once', async () => {
  let lost = 1;
  chat.server.answers['chat message'] = (request) =>
    lost-- > 0
      ? (store(request), null)
      : {
          ...store(request),
          ...aMessage(1, { by: me, clientId: String(request['clientId']), message: String(request['message']) }),
        };
  await start();
  write('Дойдёт');
  await pass(9000);
  expect(sent()).toHaveLength(1);
  await pass(1200);
  expect(sent()).toHaveLength(2);
  expect(sent()[0]?.['clientId']).toBe(sent()[1]?.['clientId']);
  expect([texts(), chat.page.log()?.outbox]).toEqual([['Дойдёт'], []]);
});

test('what the server refuses has failed, says why, and may be tried again or thrown away', async () => {
  chat.server.answers['chat message'] = () => ({ ok: false, code: 'FORBIDDEN', message: 'Тебе это недоступно' });
  await start();
  write('Нельзя', 'И это');
  await pass();
  expect(chat.page.log()?.outbox).toMatchObject([
    { state: 'failed', reason: 'Тебе это недоступно' },
    { state: 'failed' },
  ]);
  chat.server.answers['chat message'] = store;
  const [first, second] = chat.page.log()?.outbox ?? [];
  if (first) chat.page.store.dispatch(on.messageRetried(first));
  if (second) chat.page.store.dispatch(on.messageDiscarded(second));
  await pass();
  expect([texts(), chat.page.log()?.outbox]).toMatchObject([['Нельзя'], [{ state: 'discarded' }]]);
});

test('unanswered three times while connected, it has failed', async () => {
  chat.server.answers['chat message'] = () => null;
  await start();
  write('Тишина');
  await pass(31_000);
  expect(sent()).toHaveLength(3);
  expect(chat.page.log()?.outbox).toMatchObject([{ state: 'failed' }]);
});

test('told to wait, it waits and goes on by itself', async () => {
  let refusals = 2;
  chat.server.answers['chat message'] = (request) =>
    refusals-- > 0 ? { ok: false, code: 'RATE_LIMITED', message: 'Подожди' } : store(request);
  await start();
  write('Быстро');
  await pass(5000);
  expect(texts()).toEqual(['Быстро']);
});

describe('without a network', () => {
  test('what is written waits and goes out in order when it is back, a second after', async () => {
    await start();
    chat.server.down();
    await pass();
    expect(chat.page.chat().connection).toBe('offline');
    write('раз', 'два');
    await pass(500);
    chat.server.up();
    await pass(1500);
    expect(chat.page.chat().connection).toBe('online');
    expect(texts()).toEqual(['раз', 'два']);
  });

  test('the browser’s word that the network is gone is taken at once', async () => {
    await start();
    window.dispatchEvent(new Event('offline'));
    await pass(10);
    expect(chat.page.chat().connection).toBe('offline');
    await pass(1500);
    expect(chat.page.chat().connection).toBe('online');
  });

  test('the browser’s word that comes when the line is broken already does not keep the chat from coming back', async () => {
    await start();
    chat.server.down();
    await pass();
    window.dispatchEvent(new Event('offline'));
    await pass(5000);
    chat.server.up();
    await pass(3000);
    expect(chat.page.chat().connection).toBe('online');
  });

  test('it outlives the page', async () => {
    await start();
    chat.server.down();
    await pass();
    write('после перезагрузки');
    await pass();
    const kept = chat.page.kept;
    chat.page.stop();
    chat.server.up();
    chat.make({ outbox: { read: () => JSON.parse(kept.get('outbox') ?? '[]'), write: () => undefined } });
    chat.page.start();
    await pass(1500);
    expect(texts()).toEqual(['после перезагрузки']);
  });

  test('an open chat is filled from its last message on when it is back', async () => {
    chat.server.answers['get recent chats'] = () => ({ ok: true, chats: [aChat({ lastSeq: 2 })], hasMore: false });
    await start();
    chat.page.store.dispatch(on.chatShown({ chatId }));
    chat.page.store.dispatch(on.pageReceived({ chatId, messages: [aMessage(1), aMessage(2)], lastSeq: 2 }));
    chat.server.down();
    await pass();
    chat.server.answers['get chat messages'] = () => ({
      ok: true,
      messages: [aMessage(3)],
      lastSeq: 3,
      lastRev: 0,
      hasMore: false,
    });
    chat.server.up();
    await pass(1500);
    expect(chat.server.requestsOf('get chat messages').at(-1)).toMatchObject({ chatId, afterSeq: 2 });
    expect(texts()).toHaveLength(3);
  });
});

test('another’s writing fades after five seconds, or with their message', async () => {
  const typing = () => (chat.page.chat().typing[chatId]?.[mate] ?? 0) > 0;
  await start();
  chat.server.push('user typing', { chatId, userId: mate });
  await pass(3000);
  chat.server.push('user typing', { chatId, userId: mate });
  await pass(4000);
  expect(typing()).toBe(true);
  await pass(1500);
  expect(typing()).toBe(false);
  chat.server.push('user typing', { chatId, userId: mate });
  await pass();
  expect(typing()).toBe(true);
  chat.server.push('chat message', { ...aMessage(1), isNewChat: false });
  await pass();
  expect(typing()).toBe(false);
});

test('one’s own writing is told every three seconds at most', async () => {
  chat.server.answers['typing'] = () => ({ ok: true });
  await start();
  for (let letter = 0; letter < 50; letter += 1) {
    chat.page.store.dispatch(on.typingNoted({ chatId }));
    await pass(100);
  }
  expect(chat.server.requestsOf('typing')).toHaveLength(2);
});

test('a refused token is asked for again every second', async () => {
  let refusals = 2;
  chat.server.answers['connect to chat'] = () =>
    refusals-- > 0 ? { ok: false, code: 'UNAUTHENTICATED', message: 'Войди' } : { ok: true, userId: me };
  await start();
  expect(chat.page.chat().connection).toBe('connecting');
  await pass(2200);
  expect(chat.page.chat().connection).toBe('online');
});

test('a gap in an open chat is fetched, once latecomers have had their time', async () => {
  await start();
  chat.page.store.dispatch(on.chatShown({ chatId }));
  chat.page.store.dispatch(on.pageReceived({ chatId, messages: [aMessage(1)], lastSeq: 1 }));
  chat.server.answers['get chat messages'] = () => ({
    ok: true,
    messages: [aMessage(2), aMessage(3)],
    lastSeq: 3,
    lastRev: 0,
    hasMore: false,
  });
  chat.server.push('chat message', { ...aMessage(3), isNewChat: false });
  await pass(100);
  expect(chat.server.requestsOf('get chat messages')).toEqual([]);
  await pass(600);
  expect(chat.server.requestsOf('get chat messages')).toMatchObject([{ afterSeq: 1 }]);
  expect(texts()).toHaveLength(3);
});

test('reading is told to the server once for a run of messages, and never backwards', async () => {
  chat.server.answers['read messages'] = ({ seq }) => ({
    ok: true,
    chatId,
    readSeq: seq,
    lastSeq: 5,
    unreadCounter: 0,
  });
  await start();
  for (const seq of [3, 4, 5]) chat.page.store.dispatch(on.readWanted({ chatId, seq }));
  await pass(400);
  chat.page.store.dispatch(on.readWanted({ chatId, seq: 2 }));
  await pass(400);
  expect(chat.server.requestsOf('read messages')).toEqual([{ chatId, seq: 5 }]);
});
