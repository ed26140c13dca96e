import { randomUUID } from 'node:crypto';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { makeAdministrator } from '../support/people/make-administrator';
import { operatorsSessions } from '../support/people/operators-sessions';
import type { TestPerson } from '../support/people/make-person';
import { serverForTests } from '../support/server/server-for-tests';
import { sceneForTests } from '../support/squads/scene-for-tests';
import { waitFor } from '../support/wait-for';
import { connected } from './support/chat-client';
import { newSquadChat } from './support/chat-people';

const server = serverForTests({ ADMIN_CODE: '1' });
const scene = sceneForTests(server);

const { showCode, elsewhere } = operatorsSessions(server);

/** A squad's chat that an operator has entered in one of their two sessions, the one with the code of the desk. */
const entered = async () => {
  const member = await scene.client();
  const { chatId } = await newSquadChat(server, [member]);
  const operator = await makeAdministrator(server, 'MANAGE_SUPPORT');
  await showCode(operator);
  const other = await elsewhere(operator);
  const [at, there, client] = [
    await connected(server.url, operator),
    await connected(server.url, other),
    await connected(server.url, member),
  ];
  await at.ask('admin join chat', { chatId });
  const say = (message: string) => client.ask('chat message', { chatId, clientId: randomUUID(), message });
  const close = () => [at, there, client].forEach((one) => one.close());
  return { chatId, operator, other, at, there, client, say, close };
};

test('a chat that one session has come into is read there alone: not by another that has shown no code', async () => {
  const { chatId, operator, other, at, there, say, close } = await entered();
  await say('Нас обманули на сквадометре');
  const reads = async ({ ask, codeOf }: typeof at) => [
    (await ask('get recent chats', { page: 1 })).chats.length,
    await codeOf('get chat messages', { chatId, page: 0 }),
    await codeOf('get chat changes', { chatId, afterRev: 0 }),
    await codeOf('read messages', { chatId, seq: 1 }),
    await codeOf('mute chat', { chatId, muted: true }),
    (await ask('get chat id', { chatId })).chat === null,
  ];
  const refused = 'NOT_FOUND';
  expect(await reads(at)).toEqual([1, null, null, null, null, false]);
  expect(await reads(there)).toEqual([0, refused, refused, refused, refused, true]);
  const found = async ({ browser }: TestPerson) =>
    (await browser.call('GET /v1/chat/search', { query: { query: 'сквадометре' } })).body.messages.length;
  expect([await found(operator), await found(other)]).toEqual([1, 0]);
  close();
});

test('what is said in it is heard there alone', async () => {
  const { operator, at, there, client, say, close } = await entered();
  await say('Кто здесь?');
  // Messages of the operator's own chats arrive in both sessions, after the first message.
  const own = await client.ask('start private chat', { userId: operator.id });
  await client.ask('chat message', { chatId: own.chatId, clientId: randomUUID(), message: 'Привет' });
  for (const one of [at, there])
    await one.until(() => one.eventsOf('chat message').some(({ chatId }) => chatId === own.chatId));
  const heard = (one: typeof at) => one.eventsOf('chat message').map(({ message }) => message);
  expect([heard(at), heard(there)]).toEqual([['Кто здесь?', 'Привет'], ['Привет']]);
  close();
});

test('once the desk has shut the socket is hung up on, and the chat is read no more', async () => {
  const { chatId, operator, at, close } = await entered();
  await showCode(operator, deskCodeTerms.idle);
  expect(await at.codeOf('get chat messages', { chatId, page: 0 })).toBe('NOT_FOUND');
  close();
  await showCode(operator, deskCodeTerms.idle - 5000);
  const again = await connected(server.url, operator);
  await waitFor(
    async () => again.socket.connected,
    (isThere) => !isThere,
  );
});
