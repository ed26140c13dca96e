import { searchMessages } from '#server/features/chat/store/messages/search-messages.ts';
import { planOf } from '../support/server/plan-of';
import { serverForTests } from '../support/server/server-for-tests';

const server = serverForTests();

/** How the index is searched for a word, and how many rows the recheck had to discard. */
const lookFor = async (word: string) => {
  const client = await server.database.pool.connect();
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off');
    const { rows } = await client.query(
      `EXPLAIN (ANALYZE, FORMAT JSON) SELECT FROM chat_message
       WHERE deleted_at IS NULL AND strpos(search_form(text), search_form($1)) > 0 AND searchable(text) LIKE searchable('%' || $1 || '%')`,
      [word],
    );
    await client.query('ROLLBACK');
    const { Plan: heap } = rows[0]['QUERY PLAN'][0];
    const [index] = heap.Plans ?? [];
    return { index: index?.['Index Name'], found: index?.['Actual Rows'], matching: heap['Actual Rows'] };
  } finally {
    client.release();
  }
};

beforeAll(async () => {
  await server.database.pool.query(`
    WITH person AS (
      INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
      VALUES (gen_random_uuid(), 'Болтун', 'болтун', 'b@mail.ru', 'b@mail.ru', 'none', now()) RETURNING id),
    room AS (INSERT INTO chat (id, kind, started_by, support_topic) SELECT gen_random_uuid(), 'SUPPORT', id, 'SUPPORT' FROM person RETURNING id)
    INSERT INTO chat_message (id, chat_id, seq, sender_id, sender_role, sender_count, client_id, text, sent_at)
    SELECT gen_random_uuid(), room.id, n, person.id, 'MEMBER', n, gen_random_uuid(),
      CASE n WHEN 700 THEN 'Где у Вас «Қазақстан» и ещё Объезд?' ELSE 'Жду в лобби, игра номер ' || n END, now()
    FROM person, room, generate_series(1, 1000) AS n`);
});

test.each([
  ['бабочка', 0],
  ['объезд', 1],
  ['ҚАЗАҚ', 1],
  ['ЛОББИ', 999],
  ['еще', 1],
])('a search for «%s» looks at the messages that have it, and at no others', async (word, matching) => {
  expect(await lookFor(word)).toEqual({ index: 'chat_message_search', found: matching, matching });
});

test('a word that everybody says is looked for in the person’s own chats', async () => {
  const { pool } = server.database;
  const [stranger, own] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
  const client = await pool.connect();
  for (const statement of [
    'SET session_replication_role = replica',
    `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
     VALUES ('${stranger}', 'Stranger', 'stranger', 's@mail.ru', 's@mail.ru', '', now())`,
    `INSERT INTO chat (id, kind, started_by, support_topic, last_seq, last_message_id) VALUES ('${own}', 'SUPPORT', '${stranger}', 'SUPPORT', 2, '${own}')`,
    `INSERT INTO chat_member (chat_id, user_id, role, version, read_seq) VALUES ('${own}', '${stranger}', 'CLIENT', 1, 0)`,
    `INSERT INTO chat_message (id, chat_id, seq, sender_id, sender_role, sender_count, client_id, text, sent_at)
     SELECT gen_random_uuid(), '${own}', n, '${stranger}', 'CLIENT', n, gen_random_uuid(), (ARRAY['Жду в лобби', 'Иду'])[n], now() FROM generate_series(1, 2) AS n`,
    'SET session_replication_role = DEFAULT',
    'VACUUM ANALYZE',
  ])
    await client.query(statement);
  client.release(true);
  const search = () => searchMessages(server.product.app.db, { id: stranger, asOperator: false }, { query: 'лобби' });
  expect((await search()).messages.map(({ message }) => message)).toEqual(['Жду в лобби']);
  const { ways, fetched } = await planOf(server, search);
  expect(ways).not.toContain('chat_message_search');
  expect(fetched).toBeLessThan(20);
});
