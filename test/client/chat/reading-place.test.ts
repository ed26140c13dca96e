import { chatLimits } from '#domain/chat/chat-terms.ts';
import * as on from '#client/entities/chat/store/chat-actions.ts';
import { getMessage } from '#client/entities/chat/store/blocks.ts';
import { chatForTests } from './support/chat-for-tests';
import { pass } from './support/chat-in-page';
import { aChat, aMessage, chatId } from './support/chat-facts';

const size = chatLimits.messagesPage;

const chat = chatForTests();

/** The server has a chat with messages up to `lastSeq`, read up to `readSeq`. */
const serve = (lastSeq: number, readSeq: number) => {
  chat.server.answers['get recent chats'] = () => ({
    ok: true,
    chats: [aChat({ lastSeq, readSeq, unreadCounter: lastSeq - readSeq })],
    hasMore: false,
  });
  chat.server.answers['get chat messages'] = ({ page: number = 0, afterSeq }) => {
    const first = typeof afterSeq === 'number' ? afterSeq + Number(number) * size + 1 : Math.max(1, lastSeq - size + 1);
    const seqs = Array.from({ length: size }, (_, index) => first + index).filter((seq) => seq <= lastSeq);
    return {
      ok: true,
      messages: seqs.map((seq) => aMessage(seq)),
      lastSeq,
      lastRev: 0,
      hasMore: first + size <= lastSeq,
    };
  };
};

const startWith = async (lastSeq: number, readSeq: number) => {
  serve(lastSeq, readSeq);
  chat.make().start();
  chat.page.store.dispatch(on.historyWanted({ chatId, beforeSeq: null }));
  await pass(200);
};

const has = (seq: number): boolean => getMessage(chat.page.log()?.blocks ?? [], seq) !== null;
const asked = () => chat.server.requestsOf('get chat messages').map(({ afterSeq = null }) => afterSeq);

test('a chat opens where the person stopped reading, its end loaded too', async () => {
  await startWith(1000, 400);
  expect([has(400), has(401), has(1000), has(600)]).toEqual([true, true, true, false]);
  expect(asked()).toHaveLength(2);
});

test('a chat whose unread messages fit the newest page costs one page', async () => {
  await startWith(1000, 960);
  expect(asked()).toEqual([null]);
  expect([has(961), has(1000)]).toEqual([true, true]);
});

test('nothing unread: the newest page, wherever the chat began', async () => {
  await startWith(1000, 1000);
  expect(asked()).toEqual([null]);
});

test('a long stretch that is not read yet is left to scrolling: a new message does not fetch it', async () => {
  await startWith(1000, 400);
  chat.page.store.dispatch(on.chatShown({ chatId }));
  chat.server.push('chat message', { ...aMessage(1001), isNewChat: false });
  await pass(2000);
  expect(asked()).toHaveLength(2);
  expect([has(1001), has(600)]).toEqual([true, false]);
});

test('of a break longer than is fetched at once nothing short is left over', async () => {
  await startWith(64, 64);
  chat.page.store.dispatch(on.chatShown({ chatId }));
  chat.server.down();
  await pass(100);
  serve(500, 64);
  // The list would say of it a second time.
  chat.server.answers['get recent chats'] = () => null;
  chat.server.up();
  await pass(5000);
  expect(Array.from({ length: 500 }, (_, index) => index + 1).filter((seq) => !has(seq))).toEqual([]);
});

test('a chat that has only heard what came while one looked elsewhere opens where reading stopped, too', async () => {
  serve(300, 100);
  chat.make().start();
  await pass(200);
  chat.server.push('chat message', { ...aMessage(301), isNewChat: false });
  await pass(50);
  expect(chat.page.log()?.firstSeq).toBe(301);
  serve(301, 100);
  chat.page.store.dispatch(on.historyWanted({ chatId, beforeSeq: null }));
  await pass(200);
  expect([has(100), has(101), has(301), chat.page.log()?.unread]).toEqual([true, true, true, 201]);
});
