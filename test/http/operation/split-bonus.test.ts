import { migrate } from '#server/platform/db/migrate.ts';
import { expectSoundGrants, grantsOf } from '../../support/money/bonus-state';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { migrateBefore } from '../../support/schema/with-migrations';
import { createTestDatabase, emptyDatabase, type TestDatabase } from '../../support/test-database';

const person = '0190abcd-0000-7000-8000-00000000000a';

let database: TestDatabase;
const query = (text: string, values: readonly unknown[] = []) => database.pool.query(text, [...values]);

/** Bonus money granted (or, negative, spent) that many days ago, in the format of old operations. */
const moveBonus = (amount: number, daysAgo: number, line = true) =>
  query(
    `WITH purse AS (INSERT INTO account (kind, owner) VALUES ('PLATFORM', 'bonus') ON CONFLICT (kind, owner) DO UPDATE SET owner = 'bonus' RETURNING id),
          own AS (UPDATE account SET balance = balance + $2 WHERE kind = 'BONUS' AND owner = $1::uuid::text RETURNING id),
          moved AS (INSERT INTO operation (id, kind, actor, created_at) VALUES (gen_random_uuid(), 'bonus', 'system', now()) RETURNING id),
          posted AS (INSERT INTO transfer (operation_id, debit_account, credit_account, amount, created_at)
            SELECT moved.id, CASE WHEN $2 > 0 THEN purse.id ELSE own.id END, CASE WHEN $2 > 0 THEN own.id ELSE purse.id END, abs($2), now()
            FROM purse, own, moved)
     INSERT INTO balance_transaction (user_id, operation_id, type, amount, bonus_amount, bonus_reason, created_at)
     SELECT $1::uuid, moved.id, 'CORRECTION', $2, $2, CASE WHEN $2 > 0 THEN 'CLIENT_TOPUP_BONUS' END, now() - make_interval(days => $3)
     FROM moved WHERE $4`,
    [person, amount, daysAgo, line],
  );

beforeAll(async () => {
  database = await createTestDatabase(4, emptyDatabase);
  await migrateBefore(database, '0060-bonus-grants.sql');
  await query(
    `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
     VALUES ($1, 'Person', 'person', 'p@mail.ru', 'p@mail.ru', '', now())`,
    [person],
  );
  await query("INSERT INTO account (kind, owner, balance) VALUES ('BONUS', $1, 0)", [person]);
  await moveBonus(10_000, 300);
  await moveBonus(7000, 40);
  await moveBonus(-12_000, 20);
  await moveBonus(500, 5, false);
  await migrate(database.pool);
});
afterAll(() => database.drop());

test('what was left becomes grants of the newest gifts, no kopeck moves', async () => {
  expect(await cachedBalance(database, 'BONUS', person)).toBe(5500);
  expect(await grantsOf({ database }, person)).toEqual([{ kind: 'BONUS', left: 5500 }]);
  await expectSoundGrants({ database });
  await expectSoundLedger(database);
});

test('each grant has its deadlines: the notice and the end', async () => {
  const { rows } = await query(
    `SELECT deadline.kind, round(extract(epoch FROM due_at - granted_at) / 86400)::int AS days FROM deadline
     JOIN bonus_grant ON aggregate = 'bonus-grant:' || bonus_grant.id ORDER BY deadline.kind`,
  );
  expect(rows).toEqual([
    { kind: 'ended', days: 180 },
    { kind: 'ends soon', days: 173 },
  ]);
});
