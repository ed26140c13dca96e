import { v4 as uuid } from 'uuid';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { setChatClosed } from '#server/features/chat/close-chat.ts';
import { startTestServer, type TestServer } from '../support/server/start-test-server';
import { type ChatClient, connected } from './support/chat-client';
import { newPerson, newSquadChat, type Person } from './support/chat-people';

const hour = 3_600_000;

let server: TestServer;
let people: [Person, Person];
let ann: ChatClient;
let bob: ChatClient;
let chatId: string;
beforeAll(async () => {
  server = await startTestServer();
  people = [await newPerson(server), await newPerson(server)];
  [ann, bob] = [await connected(server.url, people[0]), await connected(server.url, people[1])];
});
afterAll(async () => {
  ann.close();
  bob.close();
  await server.stop();
});
beforeEach(async () => {
  ({ chatId } = await newSquadChat(server, people));
});

const say = (client: ChatClient, message: string, replyTo?: string) =>
  client.ask('chat message', { chatId, clientId: uuid(), message, ...(replyTo === undefined ? {} : { replyTo }) });
const changesOf = (client: ChatClient, messageId: string) =>
  client.eventsOf('message changed').filter((event) => event.messageId === messageId);
const stored = async () => (await bob.ask('get chat messages', { chatId, page: 0 })).messages;

describe('an answer', () => {
  test('quotes the message it answers', async () => {
    const first = await say(ann, 'Во сколько начнём?');
    const answer = await say(bob, 'В восемь', first.messageId);
    expect(answer.replyTo).toEqual({
      messageId: first.messageId,
      seq: 1,
      userId: people[0].id,
      text: 'Во сколько начнём?',
      deleted: false,
      hasFiles: false,
    });
    await ann.until(() =>
      ann.eventsOf('chat message').some((event) => event.messageId === answer.messageId && event.replyTo?.seq === 1),
    );
  });

  test('changes with what it quotes', async () => {
    const first = await say(ann, 'Секрет');
    const answer = await say(bob, 'Понял', first.messageId);
    await ann.ask('delete message', { chatId, messageId: first.messageId });
    await ann.until(() =>
      changesOf(ann, answer.messageId).some((event) => event.replyTo?.deleted === true && event.replyTo.text === ''),
    );
  });

  test('to a message of another chat is refused', async () => {
    const foreign = await say(ann, 'Там');
    ({ chatId } = await newSquadChat(server, people));
    expect(
      await ann.codeOf('chat message', { chatId, clientId: uuid(), message: 'Тут', replyTo: foreign.messageId }),
    ).toBe('NOT_FOUND');
  });
});

describe('an edit', () => {
  test('is told to everybody, marked, and stays', async () => {
    const { messageId } = await say(ann, 'Превет');
    const ack = await ann.ask('edit message', { chatId, messageId, message: ' Привет ' });
    expect(ack).toMatchObject({ message: 'Привет', rev: 1, editedAt: new Date(server.clock.now()).toISOString() });
    await bob.until(() => changesOf(bob, messageId).some((event) => event.message === 'Привет' && event.rev === 1));
    expect((await stored())[0]).toMatchObject({ message: 'Привет', rev: 1 });
  });

  test('said twice is one change', async () => {
    const { messageId } = await say(ann, 'Раз');
    const [one, other] = [
      await ann.ask('edit message', { chatId, messageId, message: 'Два' }),
      await ann.ask('edit message', { chatId, messageId, message: 'Два' }),
    ];
    expect(one).toEqual(other);
  });

  test('is refused for another’s message, an empty text, a deleted message, after a day and in a closed chat', async () => {
    const { messageId } = await say(ann, 'Моё');
    const edit = (client: ChatClient, message: string) => client.codeOf('edit message', { chatId, messageId, message });
    expect(await edit(bob, 'Его')).toBe('FORBIDDEN');
    expect(await edit(ann, '  ')).toBe('VALIDATION_ERROR');
    server.clock.advance(24 * hour);
    expect(await edit(ann, 'Вовремя')).toBeNull();
    server.clock.advance(1);
    expect(await edit(ann, 'Поздно')).toBe('CHAT_EDIT_TOO_LATE');
    await inTransaction(server.database.db, (tx) => setChatClosed(tx, chatId, true));
    expect(await edit(ann, 'Закрыто')).toBe('CHAT_CLOSED');
    await ann.ask('delete message', { chatId, messageId });
    expect(await edit(ann, 'Нет его')).toBe('NOT_FOUND');
  });
});

describe('a deletion', () => {
  test('takes words and reactions and leaves the place', async () => {
    const { messageId } = await say(ann, 'Лишнее');
    await bob.ask('react to message', { chatId, messageId, reaction: '👍', on: true });
    expect(await bob.codeOf('delete message', { chatId, messageId })).toBe('FORBIDDEN');
    expect(await ann.ask('delete message', { chatId, messageId })).toMatchObject({
      message: '',
      deleted: true,
      reactions: [],
      seq: 1,
    });
    await say(ann, 'Дальше');
    expect((await stored()).map(({ seq, message, deleted }) => [seq, message, deleted])).toEqual([
      [1, '', true],
      [2, 'Дальше', false],
    ]);
    expect(await bob.codeOf('react to message', { chatId, messageId, reaction: '👍', on: true })).toBe('NOT_FOUND');
  });

  test('of the last message shows in the list', async () => {
    const { messageId } = await say(ann, 'Последнее');
    await ann.ask('delete message', { chatId, messageId });
    const { chats } = await bob.ask('get recent chats', { page: 1 });
    expect(chats.find((chat) => chat.chatId === chatId)).toMatchObject({
      lastMessageText: '',
      lastMessageDeleted: true,
      lastMessageRev: 1,
      unreadCounter: 1,
    });
  });
});

describe('a reaction', () => {
  test('counts each person once, whoever says it how often', async () => {
    const { messageId } = await say(ann, 'Победа!');
    const react = (client: ChatClient, reaction: '👍' | '🔥', on = true) =>
      client.ask('react to message', { chatId, messageId, reaction, on });
    await Promise.all([react(bob, '🔥'), react(bob, '🔥'), react(ann, '🔥'), react(bob, '👍')]);
    const both = [people[0].id, people[1].id].sort();
    expect((await stored())[0]?.reactions).toEqual([
      { reaction: '👍', userIds: [people[1].id] },
      { reaction: '🔥', userIds: both },
    ]);
    await react(bob, '🔥', false);
    expect(await react(bob, '👍', false)).toMatchObject({ reactions: [{ reaction: '🔥', userIds: [people[0].id] }] });
  });
});

test('changes that were not heard are asked for, in order and page by page', async () => {
  const sent = [];
  for (let index = 0; index < 70; index += 1) {
    sent.push(await say(ann, `№ ${index}`));
    await server.database.pool.query("DELETE FROM rate_count WHERE key LIKE 'chat-%'");
  }
  const { lastRev } = await bob.ask('get chat messages', { chatId, page: 0 });
  for (const { messageId } of sent) {
    await ann.ask('edit message', { chatId, messageId, message: 'Изменено' });
    await server.database.pool.query("DELETE FROM rate_count WHERE key LIKE 'chat-%'");
  }
  const one = await bob.ask('get chat changes', { chatId, afterRev: lastRev });
  const two = await bob.ask('get chat changes', { chatId, afterRev: one.lastRev });
  expect([one.messages.length, one.hasMore, two.messages.length, two.hasMore, two.lastRev]).toEqual([
    64,
    true,
    6,
    false,
    70,
  ]);
  expect([...one.messages, ...two.messages].map(({ rev }) => rev)).toEqual(
    Array.from({ length: 70 }, (_, index) => index + 1),
  );
});

test.each(['get chat changes', 'get chat messages', 'read messages'])(
  '%s knows no number beyond what the database counts',
  async (event) => {
    const most = Number.MAX_SAFE_INTEGER;
    const asked = { chatId, page: 0, afterRev: most, afterSeq: most, seq: most };
    expect(await ann.codeOf(event, asked)).toBe('VALIDATION_ERROR');
  },
);
