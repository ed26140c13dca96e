import { v7 as uuidv7 } from 'uuid';
import type { EmitChatEvent } from '#server/features/chat/chat-call.ts';
import { startPresence } from '#server/features/chat/presence.ts';
import { statementsOf } from '../support/server/statements-of';
import { waitFor } from '../support/wait-for';
import { startTestServer, type TestServer } from '../support/server/start-test-server';
import { chatClient, type ChatClient, connected } from './support/chat-client';
import { newPerson, newSquadChat, type Person, tokenOf } from './support/chat-people';
import { startSecondNode } from './support/second-node';

let server: TestServer;
let watcher: Person;
let watching: ChatClient;
beforeAll(async () => {
  server = await startTestServer();
  watcher = await newPerson(server);
  watching = await connected(server.url, watcher);
});
afterAll(async () => {
  watching.close();
  await server.stop();
});

/** Presence events about this person, in order of their version. */
const presenceEventsOf = (client: ChatClient, id: string) =>
  client.heard
    .flatMap((one) => (one.event === 'user online' || one.event === 'user offline' ? [one] : []))
    .filter((one) => one.payload.userId === id)
    .sort((a, b) => a.payload.version - b.payload.version)
    .map((one) => one.event);

const friend = async () => {
  const person = await newPerson(server);
  await newSquadChat(server, [watcher, person]);
  return person;
};

test('a person goes online with their first socket and offline with their last', async () => {
  const person = await friend();
  const [first, second] = [await connected(server.url, person), await connected(server.url, person)];
  await watching.until(() => presenceEventsOf(watching, person.id).length === 1);
  first.close();
  second.close();
  await watching.until(() => presenceEventsOf(watching, person.id).length === 2);
  expect(presenceEventsOf(watching, person.id)).toEqual(['user online', 'user offline']);
});

test('whoever drops while they are being let in is not left online', async () => {
  const person = await friend();
  const token = await tokenOf(person);
  for (let n = 0; n < 10; n += 1) {
    const client = await chatClient(server.url);
    client.socket.emit('connect to chat', { jwt: token });
    client.close();
  }
  // Last in the queue: registered, unregistered and announced like the others.
  const last = await connected(server.url, person);
  await watching.until(() => presenceEventsOf(watching, person.id).at(-1) === 'user online');
  last.close();
  await waitFor(
    async () =>
      (await server.database.pool.query('SELECT FROM chat_connection WHERE user_id = $1', [person.id])).rowCount,
    (open) => open === 0,
  );
  await watching.until(() => presenceEventsOf(watching, person.id).at(-1) === 'user offline');
});

test('strangers are not told', async () => {
  const person = await newPerson(server);
  const witness = await friend();
  (await connected(server.url, person)).close();
  const client = await connected(server.url, witness);
  await watching.until(() => presenceEventsOf(watching, witness.id).length === 1);
  expect(presenceEventsOf(watching, person.id)).toEqual([]);
  client.close();
});

test('a tab on another process keeps a person online', async () => {
  const node = await startSecondNode(server);
  const person = await friend();
  const [here, there] = [await connected(server.url, person), await connected(node.url, person)];
  here.close();
  const other = await friend();
  const marker = await connected(node.url, other);
  await watching.until(() => presenceEventsOf(watching, other.id).length === 1);
  expect(presenceEventsOf(watching, person.id)).toEqual(['user online']);
  there.close();
  await watching.until(() => presenceEventsOf(watching, person.id).length === 2);
  marker.close();
  await node.stop();
});

test('people of a process that stops go offline at once', async () => {
  const node = await startSecondNode(server);
  const person = await friend();
  await connected(node.url, person);
  await watching.until(() => presenceEventsOf(watching, person.id).length === 1);
  await node.stop();
  await watching.until(() => presenceEventsOf(watching, person.id).length === 2);
  expect(presenceEventsOf(watching, person.id)).toEqual(['user online', 'user offline']);
});

test('people of a process that died are counted out by the others', async () => {
  const person = await friend();
  const dead = '0190a000-0000-7000-8000-000000000000';
  const { pool } = server.database;
  await pool.query("INSERT INTO chat_node VALUES ($1, now() - interval '1 hour')", [dead]);
  await pool.query("INSERT INTO chat_connection VALUES ('lost', $1, $2)", [dead, person.id]);
  await pool.query('INSERT INTO chat_presence VALUES ($1, true, 1) ON CONFLICT (user_id) DO UPDATE SET online = true', [
    person.id,
  ]);
  await watching.until(() => presenceEventsOf(watching, person.id).includes('user offline'));
});

describe('a process', () => {
  const told: string[] = [];
  const emit: EmitChatEvent = (_people, event, payload) => void told.push(`${event} ${String(Object(payload).userId)}`);
  const presence = () => startPresence(server.product.app, emit);
  const onlineOf = async (ids: readonly string[]): Promise<number> =>
    (await server.database.pool.query('SELECT FROM chat_presence WHERE online AND user_id = ANY($1)', [ids]))
      .rowCount ?? 0;
  const newPeople = async (count: number): Promise<readonly string[]> => {
    const ids = Array.from({ length: count }, () => uuidv7());
    await server.database.pool.query(
      `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
       SELECT id, right(id::text, 12), right(id::text, 12), id || '@mail.ru', id || '@mail.ru', 'none', now() FROM unnest($1::uuid[]) AS id`,
      [ids],
    );
    return ids;
  };

  test('counts a crowd that comes at once together, and so when it goes', async () => {
    const [node, people] = [presence(), await newPeople(40)];
    await node.heartbeat();
    const countings = async (act: (id: string) => Promise<void>): Promise<number> =>
      (await statementsOf(server, () => Promise.all(people.map(act)))).filter((text) =>
        /^insert into "chat_presence"/i.test(text),
      ).length;
    expect(await countings((id) => node.opened(`socket of ${id}`, id))).toBe(2);
    expect(await onlineOf(people)).toBe(40);
    expect(await countings((id) => node.closed(`socket of ${id}`))).toBe(2);
    expect(await onlineOf(people)).toBe(0);
    expect(people.map((id) => told.filter((one) => one.endsWith(id)))).toEqual(
      people.map((id) => [`user online ${id}`, `user offline ${id}`]),
    );
    await node.stop();
  });

  test('counts with its next beat whom it could not count, and tells of them', async () => {
    const [node, [comes = '', goes = '', stays = '']] = [presence(), await newPeople(3)];
    await node.heartbeat();
    for (const id of [goes, stays]) await node.opened(`socket of ${id}`, id);
    await server.database.pool.query('ALTER TABLE chat_presence RENAME TO chat_presence_away');
    await expect(node.opened(`socket of ${comes}`, comes)).rejects.toThrow();
    await expect(node.closed(`socket of ${goes}`)).rejects.toThrow();
    await server.database.pool.query('ALTER TABLE chat_presence_away RENAME TO chat_presence');
    await node.heartbeat();
    expect([await onlineOf([comes]), await onlineOf([goes]), await onlineOf([stays])]).toEqual([1, 0, 1]);
    expect([told.includes(`user online ${comes}`), told.includes(`user offline ${goes}`)]).toEqual([true, true]);
    await node.stop();
    expect(await onlineOf([comes, stays])).toBe(0);
  });

  test('that stops counts a thousand people out by a few statements', async () => {
    const [node, people] = [presence(), await newPeople(1000)];
    await node.heartbeat();
    await Promise.all(people.map((id) => node.opened(`socket of ${id}`, id)));
    expect(await onlineOf(people)).toBe(1000);
    expect((await statementsOf(server, () => node.stop())).length).toBeLessThan(40);
    expect(await onlineOf(people)).toBe(0);
  });
});
