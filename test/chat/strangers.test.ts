import { chatLimits } from '#domain/chat/chat-terms.ts';
import { startTestServer, type TestServer } from '../support/server/start-test-server';
import { type ChatClient, connected } from './support/chat-client';
import { newPerson, newSquadId, type Person } from './support/chat-people';

let server: TestServer;
let eager: Person;
let socket: ChatClient;
beforeAll(async () => {
  server = await startTestServer();
  eager = await newPerson(server);
  socket = await connected(server.url, eager);
});
afterAll(async () => {
  socket.close();
  await server.stop();
});

const write = async (other: Person): Promise<string | null> => {
  // The rate limit is a different rule.
  await server.database.pool.query("DELETE FROM rate_count WHERE key LIKE 'chat-start:%'");
  return socket.codeOf('start private chat', { userId: other.id });
};

const someone = () => newPerson(server);

/** Both were once in one squad. */
const meet = async (other: Person): Promise<void> => {
  const squadId = await newSquadId(server, eager);
  for (const [position, { id }] of [eager, other].entries()) {
    await server.database.pool.query(
      "INSERT INTO squad_member (squad_id, user_id, type, position, joined_at, active, left_at) VALUES ($1, $2, 'CLIENT', $3, now(), false, now())",
      [squadId, id, position],
    );
  }
};

test('one may write to so many strangers in an hour, to people one has played with and to known chats always', async () => {
  const strangers: Person[] = [];
  for (let index = 0; index < chatLimits.strangersPerHour; index += 1) strangers.push(await someone());
  for (const stranger of strangers) expect(await write(stranger)).toBeNull();
  const late = await someone();
  expect(await write(late)).toBe('CHAT_STRANGERS_LIMIT');
  expect(await socket.ask('get chat id', { userId: late.id })).toEqual({ ok: true, chatId: null, chat: null });
  for (const stranger of strangers.slice(0, 2)) expect(await write(stranger)).toBeNull();
  const fellow = await someone();
  await meet(fellow);
  expect(await write(fellow)).toBeNull();
  // The stranger may write to them.
  const lateSocket = await connected(server.url, late);
  expect(await lateSocket.codeOf('start private chat', { userId: eager.id })).toBeNull();
  expect(await write(late)).toBeNull();
  lateSocket.close();
});

test('after the hour one may go on', async () => {
  const next = await someone();
  expect(await write(next)).toBe('CHAT_STRANGERS_LIMIT');
  await server.database.pool.query("UPDATE rate_count SET resets_at = now() WHERE key LIKE 'chat-stranger:%'");
  expect(await write(next)).toBeNull();
});
