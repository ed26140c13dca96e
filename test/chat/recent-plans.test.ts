import { readRecentChats } from '#server/features/chat/store/chats/read-chat-items.ts';
import { planOf } from '../support/server/plan-of';
import { serverForTests } from '../support/server/server-for-tests';
import { seededRandom } from '../support/seeded-random';

const server = serverForTests();
const idOf = (number: number): string => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
const [busy, usual, nobody] = [idOf(1), idOf(2), idOf(3)];
const seed = Math.floor(seededRandom()() * 1e6);

/** A UUIDv7 of some moment within a year, chosen by `of`: many chats share a quarter of an hour, some a millisecond. */
const someMoment = (of: string): string =>
  `((lpad(to_hex(1760000000000 + abs(hashint8extended(${of}, ${seed}) % 30000) * 1000000), 12, '0') || '70008000' || lpad(to_hex(${of}), 12, '0'))::uuid)`;

/**
 * Somebody with 3,000 chats, a tenth of them with somebody who has no others. Some have no messages yet, some were
 * left, some were entered by an operator.
 */
beforeAll(async () => {
  const client = await server.database.pool.connect();
  for (const statement of [
    'BEGIN; SET LOCAL session_replication_role = replica',
    `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
     SELECT ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Person' || n, 'person' || n, n || '@mail.ru', n || '@mail.ru', '', now()
     FROM generate_series(1, 3) AS n`,
    // Members before their chats have any message: what follows has to reach their rows.
    `INSERT INTO chat (id, kind, squad_id, private_pair, started_by)
     SELECT ${someMoment('n')}, CASE WHEN n % 3 = 0 THEN 'PRIVATE' ELSE 'SQUAD' END, CASE WHEN n % 3 > 0 THEN n END,
       CASE WHEN n % 3 = 0 THEN ARRAY['${busy}', ('00000000-0000-4000-8000-' || lpad(to_hex(1000 + n), 12, '0'))]::uuid[] END,
       CASE WHEN n % 6 = 0 THEN '${busy}'::uuid WHEN n % 6 = 3 THEN '${usual}'::uuid END
     FROM generate_series(1, 3000) AS n`,
    // Everybody else is in a few: what a statement that is planned for anybody expects.
    `INSERT INTO chat_member (chat_id, user_id, role, version, read_seq, recency)
     SELECT id, ('00000000-0000-4000-9000-' || lpad(to_hex(row_number() OVER () % 5000), 12, '0'))::uuid, 'CLIENT', 1, 0, left(id::text, 7)
     FROM chat, generate_series(1, 5)`,
    'COMMIT',
    'BEGIN',
    `INSERT INTO chat_member (chat_id, user_id, role, active, version, read_seq)
     SELECT id, '${busy}', CASE WHEN right(id::text, 2) = '0f' THEN 'ADMIN' ELSE 'CLIENT' END, right(id::text, 2) <> '1f', 1, 0 FROM chat`,
    `INSERT INTO chat_member (chat_id, user_id, role, version, read_seq)
     SELECT id, '${usual}', 'MATE', 1, 0 FROM chat WHERE right(id::text, 1) = '5' ORDER BY id LIMIT 30`,
    `INSERT INTO chat_message (id, chat_id, seq, sender_id, sender_role, sender_count, client_id, text, sent_at)
     SELECT ${someMoment('(50000 + row_number() OVER (ORDER BY id))')}, id, 1, '${busy}', 'CLIENT', 1, id, 'Привет', now() FROM chat WHERE right(id::text, 1) <> '7'`,
    `UPDATE chat SET last_seq = 1, last_message_id = m.id FROM chat_message m WHERE m.chat_id = chat.id`,
    'COMMIT',
    'VACUUM ANALYZE',
  ])
    await client.query(statement);
  client.release();
});

const listOf = async (userId: string, pages: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const { chats, hasMore } = await readRecentChats(server.product.app.db, { id: userId, asOperator: false }, page);
    ids.push(...chats.map(({ chatId }) => chatId));
    if (!hasMore) break;
  }
  return ids;
};

/** The order by its definition: of the last message, or of the chat itself. */
const ordered = async (userId: string): Promise<readonly string[]> => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `SELECT chat.id FROM chat_member m JOIN chat ON chat.id = m.chat_id
     WHERE m.user_id = $1 AND m.active AND m.role <> 'ADMIN' AND (last_seq > 0 OR kind <> 'PRIVATE' OR started_by = $1)
     ORDER BY coalesce(last_message_id, chat.id) DESC`,
    [userId],
  );
  return rows.map(({ id }) => id);
};

test.each([
  ['thousands of chats', busy],
  ['thirty', usual],
  ['none', nobody],
])('the chats of somebody with %s come by their last messages', async (_many, userId) => {
  expect(await listOf(userId, 200)).toEqual(await ordered(userId));
});

test('the first page of somebody with thousands of chats reads hardly more than it shows', async () => {
  const { ways, fetched, sorted } = await planOf(server, () => listOf(busy, 1));
  expect(ways).toContain('chat_member_user');
  expect(fetched).toBeLessThan(300);
  expect(sorted).toBeLessThan(100);
});

test('a message moves its chat to the front of everybody’s list, also of those who come back later', async () => {
  const all = await ordered(busy);
  const last = all.at(-1) ?? '';
  const id = 'ffffffff-ffff-7000-8000-000000000001';
  await server.database.pool.query(
    `INSERT INTO chat_member (chat_id, user_id, role, active, version, read_seq) VALUES ($1, $2, 'CLIENT', false, 1, 0)`,
    [last, nobody],
  );
  await server.database.pool.query('UPDATE chat SET last_seq = last_seq + 1, last_message_id = $2 WHERE id = $1', [
    last,
    id,
  ]);
  await server.database.pool.query('UPDATE chat_member SET active = true WHERE user_id = $1', [nobody]);
  expect((await listOf(busy, 1))[0]).toBe(last);
  const { rows } = await server.database.pool.query('SELECT recency FROM chat_member WHERE chat_id = $1', [last]);
  expect(rows.map(({ recency }) => recency)).toEqual(rows.map(() => 'fffffff'));
});
