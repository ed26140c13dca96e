import { v4 as uuid } from 'uuid';
import { startTestServer, type TestServer } from '../support/server/start-test-server';
import { type ChatClient, connected } from './support/chat-client';
import { newPerson, newSquadChat, type Person } from './support/chat-people';

let server: TestServer;
let kit: Person;
let sever: Person;
let one: ChatClient;
let other: ChatClient;
beforeAll(async () => {
  server = await startTestServer();
  [kit, sever] = [await newPerson(server, 'Kibercat'), await newPerson(server, 'Sever')];
  [one, other] = [await connected(server.url, kit), await connected(server.url, sever)];
});
afterAll(async () => {
  one.close();
  other.close();
  await server.stop();
});

const send = (client: ChatClient, chatId: string, message: string, clientId = uuid()) =>
  client.ask('chat message', { chatId, clientId, message });
const textsOf = (client: ChatClient, chatId: string) =>
  client
    .eventsOf('chat message')
    .filter((event) => event.chatId === chatId)
    .map((event) => event.message);

test('a message is acknowledged with its seq and heard by both sides', async () => {
  const { chatId } = await newSquadChat(server, [kit, sever]);
  const clientId = uuid();
  const ack = await send(one, chatId, '  Привет!  ', clientId);
  expect(ack).toMatchObject({
    chatId,
    clientId,
    seq: 1,
    message: 'Привет!',
    userInfo: { jti: kit.id, username: 'Kibercat', role: 'CLIENT' },
  });
  await other.until(() => textsOf(other, chatId).length === 1);
  await one.until(() => textsOf(one, chatId).length === 1);
  const [event] = other.eventsOf('chat message').filter((heard) => heard.chatId === chatId);
  expect(event).toMatchObject({ messageId: ack.messageId, isNewChat: true, clientId });
  await send(other, chatId, 'И тебе');
  await one.until(() => textsOf(one, chatId).length === 2);
  expect(one.eventsOf('chat message').at(-1)).toMatchObject({ isNewChat: false, seq: 2 });
});

test('a message sent again after a lost acknowledgement is stored and told once', async () => {
  const { chatId } = await newSquadChat(server, [kit, sever]);
  const clientId = uuid();
  const acks = await Promise.all(Array.from({ length: 5 }, () => send(one, chatId, 'Дубль', clientId)));
  expect(new Set(acks.map((ack) => ack.messageId)).size).toBe(1);
  await send(one, chatId, 'Конец');
  await other.until(() => textsOf(other, chatId).includes('Конец'));
  expect(textsOf(other, chatId)).toEqual(['Дубль', 'Конец']);
});

test('both sides writing at once get one order without holes', async () => {
  const { chatId } = await newSquadChat(server, [kit, sever]);
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`);
  await Promise.all(texts.flatMap((text) => [send(one, chatId, `k${text}`), send(other, chatId, `s${text}`)]));
  const { messages, lastSeq } = await one.ask('get chat messages', { chatId, page: 0 });
  expect(messages.map((message) => message.seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  expect(lastSeq).toBe(40);
  await other.until(() => textsOf(other, chatId).length === 40);
  const bySeq = other
    .eventsOf('chat message')
    .filter((event) => event.chatId === chatId)
    .sort((a, b) => a.seq - b.seq);
  expect(bySeq.map((event) => event.messageId)).toEqual(messages.map((message) => message.messageId));
});

test('pages go from the newest backwards, and from a known message forwards', async () => {
  const { chatId } = await newSquadChat(server, [kit, sever]);
  await server.database.pool.query(
    `INSERT INTO chat_message (id, chat_id, seq, sender_id, sender_role, sender_count, client_id, text, sent_at)
     SELECT gen_random_uuid(), $1, n, $2, 'CLIENT', n, gen_random_uuid(), n::text, now() FROM generate_series(1, 150) n`,
    [chatId, kit.id],
  );
  await server.database.pool.query(
    'UPDATE chat SET last_seq = 150, last_message_id = gen_random_uuid() WHERE id = $1',
    [chatId],
  );
  const range = async (page: number, afterSeq?: number) => {
    const { messages, hasMore } = await one.ask('get chat messages', {
      chatId,
      page,
      ...(afterSeq === undefined ? {} : { afterSeq }),
    });
    return [messages[0]?.seq, messages.at(-1)?.seq, hasMore];
  };
  expect(await range(0)).toEqual([87, 150, true]);
  expect(await range(1)).toEqual([23, 86, true]);
  expect(await range(2)).toEqual([1, 22, false]);
  expect(await range(3)).toEqual([undefined, undefined, false]);
  expect(await range(0, 10)).toEqual([11, 74, true]);
  expect(await range(2, 10)).toEqual([139, 150, false]);
  expect(await range(0, 150)).toEqual([undefined, undefined, false]);
});

test('nothing empty, overlong or unstorable is accepted', async () => {
  const { chatId } = await newSquadChat(server, [kit, sever]);
  for (const message of ['', '   ', '\u200b\u2060', 'a'.repeat(4001), 'nul\0', '\ud800', 7, null]) {
    expect(await one.codeOf('chat message', { chatId, clientId: uuid(), message })).toBe('VALIDATION_ERROR');
  }
  expect(await one.codeOf('chat message', { chatId, clientId: 'mine', message: 'Да' })).toBe('VALIDATION_ERROR');
  expect((await send(one, chatId, 'я'.repeat(4000))).seq).toBe(1);
});

test('that somebody writes is told to the others, and to them only', async () => {
  const { chatId } = await newSquadChat(server, [kit, sever]);
  await one.ask('typing', { chatId });
  await other.until(() =>
    other.eventsOf('user typing').some((event) => event.chatId === chatId && event.userId === kit.id),
  );
  await send(other, chatId, 'Вижу');
  await one.until(() => textsOf(one, chatId).includes('Вижу'));
  expect(one.eventsOf('user typing')).toEqual([]);
});

test('a flood of messages is stopped', async () => {
  const flooder = await newPerson(server);
  const { chatId } = await newSquadChat(server, [flooder, sever]);
  const client = await connected(server.url, flooder);
  const codes = await Promise.all(
    Array.from({ length: 70 }, (_, index) =>
      client.codeOf('chat message', { chatId, clientId: uuid(), message: `${index}` }),
    ),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(60);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10);
  client.close();
});

test('every event that was heard keeps to the contract', () => {
  expect([...one.broken, ...other.broken]).toEqual([]);
});

test('whoever asks for pages far beyond the newest message is answered that there are none', async () => {
  const { chatId } = await newSquadChat(server, [kit, sever]);
  await send(one, chatId, 'Единственное');
  const furthest = 2_147_483_647;
  const none = { messages: [], lastSeq: 1, hasMore: false };
  expect(await one.ask('get chat messages', { chatId, page: 0, afterSeq: furthest })).toMatchObject(none);
  expect(await one.ask('get chat messages', { chatId, page: 1_000_000, afterSeq: furthest })).toMatchObject(none);
});
