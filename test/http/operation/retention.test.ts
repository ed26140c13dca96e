import { sql, type SQL } from 'drizzle-orm';
import { getTableName } from 'drizzle-orm';
import { retentionRules } from '#server/composition/retention-rules.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import { makePerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();

const day = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * day).toISOString();

interface Case {
  readonly table: string;
  /** Ages in days at which a row is deleted and a younger one stays. */
  readonly goesAt: number;
  readonly staysAt: number;
  readonly insert: (userId: string, at: string, count: number) => SQL;
}

const random = sql`gen_random_uuid()`;
const bytes = sql`decode(replace(gen_random_uuid()::text, '-', ''), 'hex')`;
const each = (count: number): SQL => sql`generate_series(1, ${count})`;

const cases: readonly Case[] = [
  {
    table: 'session',
    goesAt: 91,
    staysAt: 89,
    insert: (userId, at, count) => sql`
      INSERT INTO session (id, user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at, rotated_at, created_at, last_seen_at)
      SELECT ${random}, ${userId}, ${bytes}, ${at}, ${bytes}, ${at}, ${at}, ${at}, ${at} FROM ${each(count)}`,
  },
  {
    table: 'rate_count',
    goesAt: 0.05,
    staysAt: 0.03,
    insert: (_userId, at, count) =>
      sql`INSERT INTO rate_count (key, hits, resets_at) SELECT ${random}::text, 1, ${at} FROM ${each(count)}`,
  },
  {
    table: 'mail',
    goesAt: 91,
    staysAt: 89,
    insert: (_userId, at, count) =>
      sql`INSERT INTO mail (recipient, subject, body, sent_at) SELECT 'a@b.ru', 'Письмо', 'Слова', ${at} FROM ${each(count)}`,
  },
  {
    table: 'outbox',
    goesAt: 31,
    staysAt: 29,
    insert: (_userId, at, count) =>
      sql`INSERT INTO outbox (topic, payload, attempts, failed_at) SELECT 'mail', '{}', 9, ${at} FROM ${each(count)}`,
  },
  {
    table: 'one_time_token',
    goesAt: 31,
    staysAt: 29,
    insert: (userId, at, count) =>
      sql`INSERT INTO one_time_token (token_hash, user_id, purpose, expires_at) SELECT ${bytes}, ${userId}, 'LOGIN', ${at} FROM ${each(count)}`,
  },
  {
    table: 'address_change',
    goesAt: 31,
    staysAt: 29,
    insert: (_userId, at, count) =>
      sql`WITH person AS (
            INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
            SELECT id, name, name, id, id, '', now()
            FROM (SELECT ${random} AS id FROM ${each(count)}) made, LATERAL (SELECT substr(md5(made.id::text), 1, 15) AS name) named
            RETURNING id)
          INSERT INTO address_change (user_id, before, before_key, token_hash, rests_until)
          SELECT id, 'a@b.ru', 'a@b.ru', ${bytes}, ${at} FROM person`,
  },
  {
    table: 'social_newcomer',
    goesAt: 31,
    staysAt: 29,
    insert: (_userId, at, count) =>
      sql`INSERT INTO social_newcomer (device_hash, provider, subject, title, expires_at) SELECT ${bytes}, 'steam', ${random}::text, 'Кто-то', ${at} FROM ${each(count)}`,
  },
  {
    table: 'known_device',
    goesAt: 366,
    staysAt: 364,
    insert: (userId, at, count) =>
      sql`INSERT INTO known_device (user_id, device_hash, seen_at) SELECT ${userId}, ${bytes}, ${at} FROM ${each(count)}`,
  },
  {
    table: 'notification',
    goesAt: 366,
    staysAt: 364,
    insert: (userId, at, count) =>
      sql`INSERT INTO notification (user_id, kind, level, title, text, link, created_at) SELECT ${userId}, 'news', 'INFO', 'Слово', 'Слова', '/', ${at} FROM ${each(count)}`,
  },
  {
    table: 'support_past',
    goesAt: 91,
    staysAt: 89,
    insert: (userId, at, count) =>
      sql`WITH asked AS (INSERT INTO chat (id, kind, support_topic, started_by) SELECT ${random}, 'SUPPORT', 'PAY', ${userId}::uuid FROM ${each(count)} RETURNING id),
          opened AS (
            INSERT INTO support_thread (chat_id, user_id, topic, client_id, created_at, changed_at)
            SELECT id, ${userId}, 'PAY', ${random}, ${at}, ${at} FROM asked RETURNING chat_id)
          INSERT INTO support_past (chat_id, user_id, with_texts, past, created_at)
          SELECT chat_id, ${userId}, false, '{}', ${at} FROM opened`,
  },
  {
    table: 'passkey_challenge',
    goesAt: 0.05,
    staysAt: 0.03,
    insert: (_userId, at, count) =>
      sql`INSERT INTO passkey_challenge (hash, purpose, holder, expires_at) SELECT ${bytes}, 'SIGN_IN', 'somebody', ${at} FROM ${each(count)}`,
  },
  {
    table: 'npd_check',
    goesAt: 1832,
    staysAt: 1828,
    insert: (_userId, at, count) =>
      sql`INSERT INTO npd_check (inn_hash, day, answer, wanted_at) SELECT ${bytes}, ${at}::timestamptz::date, 'YES', ${at} FROM ${each(count)}`,
  },
  {
    table: 'risk_trace',
    goesAt: 181,
    staysAt: 179,
    insert: (userId, at, count) =>
      sql`INSERT INTO risk_trace (user_id, kind, hash, seen_at) SELECT ${userId}, 'DEVICE', ${bytes}, ${at} FROM ${each(count)}`,
  },
  {
    table: 'gift_order',
    goesAt: 181,
    staysAt: 179,
    insert: (userId, at, count) =>
      sql`INSERT INTO gift_order (mate_id, payer_id, squad_id, is_empty, settled_at) SELECT ${userId}, ${userId}, (random() * 1e9)::integer, true, ${at} FROM ${each(count)}`,
  },
  {
    table: 'mate_call_place',
    goesAt: 367,
    staysAt: 365,
    insert: (userId, at, count) =>
      sql`INSERT INTO mate_call_place (squad_id, mate_id, place, called_at) SELECT (random() * 1e9)::integer, ${userId}, 1, ${at} FROM ${each(count)}`,
  },
  {
    table: 'mate_day',
    goesAt: 368,
    staysAt: 364,
    insert: (_userId, at, count) => sql`
      WITH mate AS (
        INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
        SELECT id::uuid, left(md5(id), 14), left(md5(id), 14), id, id, '', ${at}::timestamptz FROM (SELECT ${random}::text AS id FROM ${each(count)}) made
        RETURNING id
      ) INSERT INTO mate_day (mate_id, day) SELECT id, ${at}::timestamptz::date FROM mate`,
  },
  {
    table: 'operator_look',
    goesAt: 1.1,
    staysAt: 0.9,
    insert: (userId, at, count) =>
      sql`INSERT INTO operator_look (session_id, user_id, subject, told_at) SELECT ${random}, ${userId}, 'user:1', ${at} FROM ${each(count)}`,
  },
];

const countOf = async (table: string): Promise<number> => {
  const { rows } = await server.database.db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
};

/** Runs the deadline once. */
const forget = async (): Promise<void> => {
  const { db } = server.database;
  const dueAt = server.clock.now();
  await db.transaction((tx) => scheduleDeadline(tx, { aggregate: 'retention:all', kind: 'retention.due' }, dueAt));
  server.product.app.sweeper.kick();
  await waitFor(
    async () =>
      (await db.execute<{ due: Date }>(sql`SELECT due_at AS due FROM deadline WHERE aggregate = 'retention:all'`))
        .rows[0],
    (row) => row !== undefined && new Date(row.due).getTime() > dueAt,
  );
};

test('every rule has its case here', () => {
  expect(retentionRules.map(({ table }) => getTableName(table)).sort()).toEqual(cases.map(({ table }) => table).sort());
});

test.each(cases)('of $table what is old goes, portion after portion, and what is younger stays', async (one) => {
  const { id } = await makePerson(server);
  const before = await countOf(one.table);
  await server.database.db.execute(one.insert(id, ago(one.goesAt), 2500));
  await server.database.db.execute(one.insert(id, ago(one.staysAt), 3));
  await forget();
  expect(await countOf(one.table)).toBe(before + 3);
});

test('a session that goes on is kept however old it is', async () => {
  const person = await makePerson(server);
  await server.database.db.execute(sql`UPDATE session SET created_at = ${ago(400)} WHERE user_id = ${person.id}`);
  await forget();
  expect((await person.browser.call('GET /v1/users/me')).status).toBe(200);
});

test('what may go is found by its age, not by reading the table', async () => {
  const { db } = server.database;
  const at = { real: new Date(), product: new Date(server.clock.now()) };
  const plans = await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    const all: string[] = [];
    for (const { table, isExpired } of retentionRules) {
      const { rows } = await tx.execute(sql`EXPLAIN SELECT ctid FROM ${table} WHERE ${isExpired(at)} LIMIT 1000`);
      all.push(JSON.stringify(rows));
    }
    return all;
  });
  expect(plans.filter((plan) => !/_age|outbox_given_up/.test(plan) || plan.includes('Filter'))).toEqual([]);
});
