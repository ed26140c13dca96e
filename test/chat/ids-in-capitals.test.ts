import { v4 as uuid } from 'uuid';
import { serverForTests } from '../support/server/server-for-tests';
import { type ChatClient, connected } from './support/chat-client';
import { newPerson, type Person } from './support/chat-people';

const server = serverForTests();
let ann: Person;
let bob: Person;
let annSocket: ChatClient;
beforeEach(async () => {
  [ann, bob] = [await newPerson(server), await newPerson(server)];
  annSocket = await connected(server.url, ann);
});
afterEach(() => annSocket.close());

const capitals = (id: string): string => id.toUpperCase();
const block = (person: Person, userId: string) =>
  person.browser.call('PUT /v1/chat/blocks/{userId}', { params: { userId } });

test('two people have one chat, however the other is written', async () => {
  const { chatId } = await annSocket.ask('start private chat', { userId: bob.id });
  expect(await annSocket.ask('start private chat', { userId: capitals(bob.id) })).toMatchObject({
    chatId,
    isNewChat: false,
  });
  expect(await annSocket.ask('get chat id', { userId: capitals(bob.id) })).toMatchObject({ chatId });
});

test('a block holds for every spelling', async () => {
  await block(bob, capitals(ann.id));
  for (const userId of [bob.id, capitals(bob.id)])
    expect(await annSocket.codeOf('start private chat', { userId })).toBe('CHAT_BLOCKED');
});

test('a chat begun in capitals is closed by a block too', async () => {
  const { chatId } = await annSocket.ask('start private chat', { userId: capitals(bob.id) });
  await block(bob, ann.id);
  expect(await annSocket.codeOf('chat message', { chatId, clientId: uuid(), message: 'Привет' })).toBe('CHAT_BLOCKED');
});

test('nobody blocks themselves or writes to themselves, however they write it', async () => {
  expect((await block(ann, capitals(ann.id))).code).toBe('FORBIDDEN');
  expect(await annSocket.codeOf('start private chat', { userId: capitals(ann.id) })).toBe('VALIDATION_ERROR');
});

test('a message whose chat and own id are in capitals is told with the true ones, once', async () => {
  const { chatId } = await annSocket.ask('start private chat', { userId: bob.id });
  const clientId = uuid();
  const [first, again] = [
    await annSocket.ask('chat message', { chatId: capitals(chatId), clientId: capitals(clientId), message: 'Привет' }),
    await annSocket.ask('chat message', { chatId, clientId, message: 'Привет' }),
  ];
  expect(first).toMatchObject({ chatId, clientId });
  expect(again.messageId).toBe(first.messageId);
});
