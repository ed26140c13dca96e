import { migrate } from '#server/platform/db/migrate.ts';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { migrateBefore } from '../../support/schema/with-migrations';
import { createTestDatabase, emptyDatabase, type TestDatabase } from '../../support/test-database';

const repair = '0032-ids-in-small-letters.sql';

const idOf = (last: string): string => `0190abcd-0000-7000-8000-00000000000${last}`;
const [ann, bob, admin, former] = [idOf('a'), idOf('b'), idOf('c'), idOf('e')];
const [chat, astray, toOneself] = [idOf('1'), idOf('2'), idOf('3')];
const capitals = (id: string): string => id.toUpperCase();

let database: TestDatabase;
const query = async (text: string, values: readonly unknown[] = []) =>
  (await database.pool.query(text, [...values])).rows;

const addPeople = () =>
  query(
    `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
     SELECT id, 'Person' || n, 'person' || n, 'p' || n || '@mail.ru', 'p' || n || '@mail.ru', '', now()
     FROM unnest($1::uuid[]) WITH ORDINALITY person (id, n)`,
    [[ann, bob, admin, former]],
  );

/** Money out of nowhere on an account, as an operation of those days. */
const credit = (kind: string, owner: string, amount: number) =>
  query(
    `WITH world AS (INSERT INTO account (kind, owner) VALUES ('OUTSIDE', 'TEST') ON CONFLICT (kind, owner) DO UPDATE SET owner = 'TEST' RETURNING id),
          own AS (INSERT INTO account (kind, owner, balance) VALUES ($1, $2, $3)
            ON CONFLICT (kind, owner) DO UPDATE SET balance = account.balance + $3 RETURNING id),
          moved AS (INSERT INTO operation (id, kind, actor, created_at) VALUES (gen_random_uuid(), 'tips', $2, now()) RETURNING id)
     INSERT INTO transfer (operation_id, debit_account, credit_account, amount, created_at)
     SELECT moved.id, world.id, own.id, $3, now() FROM world, own, moved`,
    [kind, owner, amount],
  );

interface Said {
  readonly by: string;
  readonly text: string;
  readonly clientId?: string;
}

/** A private chat with a pair in the old format; `read`: read marks of its people. */
const addChat = async (id: string, pair: string, said: readonly Said[], read: Readonly<Record<string, number>>) => {
  await query(
    `INSERT INTO chat (id, kind, private_pair, started_by, last_seq, last_message_id, version)
     VALUES ($1::uuid, 'PRIVATE', $2, $3, $4::int, $1::uuid, 3)`,
    [id, pair, ann, said.length],
  );
  for (const [index, { by, text, clientId = null }] of said.entries()) {
    await query(
      `INSERT INTO chat_message (id, chat_id, seq, sender_id, sender_role, sender_count, client_id, text, sent_at)
       VALUES (gen_random_uuid(), $1, $2, $3, 'CLIENT', $4, coalesce($5::uuid, gen_random_uuid()), $6, now())`,
      [id, index + 1, by, said.slice(0, index + 1).filter((one) => one.by === by).length, clientId, text],
    );
  }
  for (const [userId, seq] of Object.entries(read)) {
    await query(
      `INSERT INTO chat_member (chat_id, user_id, role, version, read_seq, own_count, own_read_count)
       SELECT $1::uuid, $2::uuid, CASE WHEN $2::uuid = ANY($4::uuid[]) THEN 'ADMIN' ELSE 'CLIENT' END, 2, $3::int,
         count(*) FILTER (WHERE sender_id = $2::uuid), count(*) FILTER (WHERE sender_id = $2::uuid AND seq <= $3::int)
       FROM chat_message WHERE chat_id = $1::uuid`,
      [id, userId, seq, [admin, former]],
    );
  }
};

const fill = async (): Promise<void> => {
  await credit('USER', ann, 50_000);
  await credit('USER', capitals(ann), 90_000);
  await credit('USER', `${ann.slice(0, -1)}A`, 1);
  await credit('USER', capitals(bob), 70_000);
  await addChat(
    chat,
    `${ann}:${bob}`,
    [
      { by: ann, text: 'один', clientId: idOf('d') },
      { by: bob, text: 'два' },
    ],
    { [ann]: 2, [bob]: 0 },
  );
  await addChat(
    astray,
    [ann, capitals(bob)].sort().join(':'),
    [
      { by: ann, text: 'три', clientId: idOf('d') },
      { by: bob, text: 'четыре' },
      { by: ann, text: 'пять' },
    ],
    { [ann]: 1, [bob]: 3, [admin]: 3 },
  );
  await query('INSERT INTO chat_visit (chat_id, version, user_id, came, after_seq) VALUES ($1, 2, $2, true, 1)', [
    astray,
    admin,
  ]);
  await addChat(toOneself, [ann, capitals(ann)].sort().join(':'), [{ by: ann, text: 'себе' }], {
    [ann]: 1,
    [former]: 1,
  });
  await query(
    `INSERT INTO deadline (aggregate, kind, subject, due_at) VALUES
       ('squad:1', 'squad.invitationExpired', $1, '2030-01-02'), ('squad:1', 'squad.invitationExpired', upper($1), '2030-01-01'),
       ('pov:' || upper($2), 'pov.erase', upper($2), '2030-01-01'), ('squad:1', 'squad.friendInvitationExpired', 'aTokenOfALink', '2030-01-01')`,
    [ann, bob],
  );
  await query("INSERT INTO audit_log (actor_id, action, subject, created_at) VALUES ($1, 'user.block', $2, now())", [
    admin,
    `user:${capitals(bob)}`,
  ]);
};

beforeAll(async () => {
  database = await createTestDatabase(4, emptyDatabase);
  await migrateBefore(database, repair);
  await addPeople();
  await query("UPDATE app_user SET is_admin = true, permissions = '{MANAGE_SUPPORT}' WHERE id = $1", [admin]);
  await fill();
  await migrate(database.pool);
});
afterAll(() => database.drop());

describe('money under an id in capitals', () => {
  test('is the person’s, to the kopeck', async () => {
    expect(await cachedBalance(database, 'USER', ann)).toBe(140_001);
    expect(await cachedBalance(database, 'USER', bob)).toBe(70_000);
    await expectSoundLedger(database);
  });

  test('came by an operation of its own, and its old accounts are empty', async () => {
    const moved = await query(
      `SELECT debit.owner AS "from", credit.owner AS "to", amount::int FROM operation JOIN transfer ON operation_id = operation.id
       JOIN account debit ON debit.id = debit_account JOIN account credit ON credit.id = credit_account
       WHERE operation.kind = 'account in capitals' ORDER BY amount`,
    );
    expect(moved).toEqual([
      { from: `${ann.slice(0, -1)}A`, to: ann, amount: 1 },
      { from: capitals(bob), to: bob, amount: 70_000 },
      { from: capitals(ann), to: ann, amount: 90_000 },
    ]);
    expect(await query('SELECT FROM account WHERE owner <> lower(owner) AND balance > 0')).toEqual([]);
  });

  test('comes there no more', async () => {
    await expect(credit('USER', capitals(ann), 1)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('two chats of the same two people', () => {
  test('are one, with the messages of both', async () => {
    expect(await query("SELECT id, private_pair AS pair FROM chat WHERE kind = 'PRIVATE' AND NOT closed")).toEqual([
      { id: chat, pair: [ann, bob] },
    ]);
    expect(
      await query(
        'SELECT seq, sender_id AS by, sender_count AS nth, text FROM chat_message WHERE chat_id = $1 ORDER BY seq',
        [chat],
      ),
    ).toEqual([
      { seq: 1, by: ann, nth: 1, text: 'один' },
      { seq: 2, by: bob, nth: 1, text: 'два' },
      { seq: 3, by: ann, nth: 2, text: 'три' },
      { seq: 4, by: bob, nth: 2, text: 'четыре' },
      { seq: 5, by: ann, nth: 3, text: 'пять' },
    ]);
    expect(await query('SELECT last_seq, last_message_id, version FROM chat WHERE id = $1', [chat])).toEqual([
      { last_seq: 5, last_message_id: astray, version: 6 },
    ]);
    expect(await query('SELECT chat_id, version, after_seq FROM chat_visit WHERE came')).toEqual([
      { chat_id: chat, version: 5, after_seq: 3 },
    ]);
  });

  test('are read as far as they were', async () => {
    const members = await query(
      'SELECT user_id AS id, read_seq AS read, own_count AS own, own_read_count AS "ownRead" FROM chat_member WHERE chat_id = $1 ORDER BY user_id',
      [chat],
    );
    expect(members).toEqual([
      { id: ann, read: 3, own: 3, ownRead: 2 },
      { id: bob, read: 0, own: 2, ownRead: 0 },
      { id: admin, read: 5, own: 0, ownRead: 0 },
    ]);
  });

  test('cannot be again, and one with oneself can only be read', async () => {
    const insert = (pair: readonly string[]) =>
      query(
        "INSERT INTO chat (id, kind, private_pair, started_by) VALUES (gen_random_uuid(), 'PRIVATE', $1::uuid[], $2)",
        [pair, ann],
      );
    await expect(insert([capitals(ann), capitals(bob)])).rejects.toMatchObject({ code: '23505' });
    for (const pair of [[bob, ann], [ann, ann], [ann]])
      await expect(insert(pair)).rejects.toMatchObject({ code: '23514' });
    expect(await query('SELECT closed, last_seq FROM chat WHERE id = $1', [toOneself])).toEqual([
      { closed: true, last_seq: 1 },
    ]);
  });
});

test('a thing has one deadline under one name, and words that are no ids keep their capitals', async () => {
  const rows = await query(
    "SELECT aggregate, kind, subject FROM deadline WHERE aggregate LIKE 'squad:1' OR aggregate LIKE 'pov:%' ORDER BY kind, subject",
  );
  expect(rows).toEqual([
    { aggregate: `pov:${bob}`, kind: 'pov.erase', subject: bob },
    { aggregate: 'squad:1', kind: 'squad.friendInvitationExpired', subject: 'aTokenOfALink' },
    { aggregate: 'squad:1', kind: 'squad.invitationExpired', subject: ann },
  ]);
});

test('the audit keeps its old line as it was', async () => {
  expect(await query('SELECT subject FROM audit_log')).toEqual([{ subject: `user:${capitals(bob)}` }]);
});

test('an administrator who has no right to a chat any more is out of it, and who has one is not', async () => {
  expect(
    await query("SELECT user_id AS id, active, version FROM chat_member WHERE role = 'ADMIN' ORDER BY user_id"),
  ).toEqual([
    { id: admin, active: true, version: 5 },
    { id: former, active: false, version: 4 },
  ]);
  expect(await query('SELECT chat_id, user_id AS id, version, after_seq FROM chat_visit WHERE NOT came')).toEqual([
    { chat_id: toOneself, id: former, version: 4, after_seq: 1 },
  ]);
});
