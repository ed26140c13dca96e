import { createHmac } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { v4 as uuid } from 'uuid';
import { chatCalls } from '#contract/chat/chat-calls.ts';
import { issueChatToken } from '#server/features/chat/chat-token.ts';
import { serverForTests } from '../support/server/server-for-tests';
import { testSecret } from '../support/server/start-test-server';
import { testBrowser } from '../support/server/test-browser';
import { chatClient, connected } from './support/chat-client';
import { newPerson, newSquadChat, type Person, tokenOf } from './support/chat-people';

const server = serverForTests();
let member: Person;
let stranger: Person;
let chatId: string;
let squadId: number;
let messageId: string;
beforeAll(async () => {
  [member, stranger] = [await newPerson(server), await newPerson(server)];
  ({ chatId, squadId } = await newSquadChat(server, [member, await newPerson(server)]));
  const client = await connected(server.url, member);
  ({ messageId } = await client.ask('chat message', { chatId, clientId: uuid(), message: 'Наше' }));
  client.close();
});

const everyEvent = (): [string, object][] => [
  ['get chat id', { squadId }],
  ['start private chat', { userId: stranger.id }],
  ['get recent chats', { page: 1 }],
  ['get chat messages', { chatId, page: 0 }],
  ['chat message', { chatId, clientId: uuid(), message: 'Чужое' }],
  ['get chat changes', { chatId, afterRev: 0 }],
  ['edit message', { chatId, messageId, message: 'Подмена' }],
  ['delete message', { chatId, messageId }],
  ['react to message', { chatId, messageId, reaction: '👍', on: true }],
  ['mute chat', { chatId, muted: true }],
  ['read messages', { chatId, seq: 1 }],
  ['typing', { chatId }],
  ['admin join chat', { chatId }],
  ['admin leave chat', { chatId }],
];

const chatRows = async () =>
  (
    await server.database.pool.query(
      "SELECT md5(string_agg(t::text, '' ORDER BY t::text)) AS sum FROM (SELECT c::text t FROM chat c UNION ALL SELECT m::text FROM chat_member m UNION ALL SELECT x::text FROM chat_message x UNION ALL SELECT r::text FROM chat_reaction r) all_rows",
    )
  ).rows[0].sum;

test('every event of the contract is tried', () => {
  expect(
    everyEvent()
      .map(([name]) => name)
      .sort(),
  ).toEqual(
    Object.keys(chatCalls)
      .filter((name) => name !== 'connect to chat')
      .sort(),
  );
});

describe('before the token is shown', () => {
  test('every event is refused and changes nothing', async () => {
    const before = await chatRows();
    const client = await chatClient(server.url);
    for (const [name, request] of everyEvent())
      expect([name, await client.codeOf(name, request)]).toEqual([name, 'UNAUTHENTICATED']);
    expect(await chatRows()).toBe(before);
    client.close();
  });
});

const keyOf = (secret: string) => createHmac('sha256', secret).update('chat token').digest();
const signed = (
  claims: { jti?: string; sid?: string; aud?: string; exp?: number },
  secret = testSecret,
  alg = 'HS256',
) =>
  new SignJWT({ sid: claims.sid ?? 'none' })
    .setProtectedHeader({ alg })
    .setJti(claims.jti ?? stranger.id)
    .setAudience(claims.aud ?? 'chat')
    .setExpirationTime(claims.exp ?? Math.floor(Date.now() / 1000) + 60)
    .sign(keyOf(secret));

const sessionOf = async (person: Person): Promise<string> =>
  (
    await server.database.pool.query<{ id: string }>('SELECT id FROM session WHERE user_id = $1 AND ended_at IS NULL', [
      person.id,
    ])
  ).rows[0]?.id ?? '';

describe('a token', () => {
  const bad: [string, () => Promise<string>][] = [
    ['no token at all', async () => 'x'],
    [
      'signed with another secret',
      async () => signed({ jti: member.id, sid: await sessionOf(member) }, 'a secret of somebody else, also long'),
    ],
    [
      'unsigned',
      async () =>
        new UnsecuredJWT({ sid: await sessionOf(member) })
          .setJti(member.id)
          .setAudience('chat')
          .setExpirationTime('60s')
          .encode(),
    ],
    ['of another algorithm', async () => signed({ jti: member.id, sid: await sessionOf(member) }, testSecret, 'HS512')],
    [
      'expired',
      async () => signed({ jti: member.id, sid: await sessionOf(member), exp: Math.floor(Date.now() / 1000) - 1 }),
    ],
    ['for another audience', async () => signed({ jti: member.id, sid: await sessionOf(member), aud: 'csrf' })],
    [
      'naming somebody else’s session',
      async () => issueChatToken(testSecret, { userId: member.id, sessionId: await sessionOf(stranger) }),
    ],
  ];
  test.each(bad)('%s is refused', async (_name, make) => {
    const client = await chatClient(server.url);
    expect(await client.codeOf('connect to chat', { jwt: await make() })).toBe('UNAUTHENTICATED');
    const before = await chatRows();
    for (const [name, request] of everyEvent())
      expect([name, await client.codeOf(name, request)]).toEqual([name, 'UNAUTHENTICATED']);
    expect(await chatRows()).toBe(before);
    expect(client.heard).toEqual([]);
    client.close();
  });

  test('is worth nothing after its session has ended', async () => {
    const leaver = await newPerson(server);
    const jwt = await tokenOf(leaver);
    await leaver.browser.call('POST /v1/auth/logout');
    const client = await chatClient(server.url);
    expect(await client.codeOf('connect to chat', { jwt })).toBe('UNAUTHENTICATED');
    client.close();
  });

  test('is not given to a guest', async () => {
    expect((await testBrowser(server.url).call('POST /v1/chat/token')).code).toBe('UNAUTHENTICATED');
  });
});

test('signing out closes the open chat socket', async () => {
  const leaver = await newPerson(server);
  const client = await connected(server.url, leaver);
  const closed = new Promise((resolve) => client.socket.once('disconnect', resolve));
  await leaver.browser.call('POST /v1/auth/logout');
  await closed;
});

test('a page of another site does not get a socket', async () => {
  await expect(chatClient(server.url, { origin: 'https://evil.example' })).rejects.toThrow();
});

test('a stranger learns nothing of a chat, changes nothing and hears nothing', async () => {
  const client = await connected(server.url, stranger);
  const before = await chatRows();
  const codes = [];
  for (const [name, request] of everyEvent()) codes.push([name, await client.codeOf(name, request)]);
  expect(codes).toEqual([
    ['get chat id', 'NOT_FOUND'],
    ['start private chat', 'VALIDATION_ERROR'],
    ['get recent chats', null],
    ['get chat messages', 'NOT_FOUND'],
    ['chat message', 'NOT_FOUND'],
    ['get chat changes', 'NOT_FOUND'],
    ['edit message', 'NOT_FOUND'],
    ['delete message', 'NOT_FOUND'],
    ['react to message', 'NOT_FOUND'],
    ['mute chat', 'NOT_FOUND'],
    ['read messages', 'NOT_FOUND'],
    ['typing', 'NOT_FOUND'],
    ['admin join chat', 'AUTH_NOT_ADMIN'],
    ['admin leave chat', 'AUTH_NOT_ADMIN'],
  ]);
  expect(await chatRows()).toBe(before);
  expect((await client.ask('get recent chats', { page: 1 })).chats).toEqual([]);
  const writer = await connected(server.url, member);
  await writer.ask('chat message', { chatId, clientId: uuid(), message: 'Тайна' });
  await writer.until(() => writer.eventsOf('chat message').length === 1);
  expect(client.heard).toEqual([]);
  client.close();
  writer.close();
});

test('malformed requests are refused, whatever they are', async () => {
  const client = await connected(server.url, member);
  for (const [name] of everyEvent().filter(([event]) => !event.startsWith('admin'))) {
    for (const request of [
      undefined,
      null,
      0,
      'text',
      [],
      {},
      { chatId: '1', page: -1, userId: '__proto__', squadId: 1.5 },
    ]) {
      expect(await client.codeOf(name, request)).toBe('VALIDATION_ERROR');
    }
  }
  client.close();
});
