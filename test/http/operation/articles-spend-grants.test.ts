import { migrate } from '#server/platform/db/migrate.ts';
import { grantsOf } from '../../support/money/bonus-state';
import { migrateBefore } from '../../support/schema/with-migrations';
import { createTestDatabase, emptyDatabase, type TestDatabase } from '../../support/test-database';

const person = '0190abcd-0000-7000-8000-00000000000a';

let database: TestDatabase;
const query = (text: string, values: readonly unknown[] = []) => database.pool.query(text, [...values]);

const grant = (left: number, endsInDays: number) =>
  query(
    `INSERT INTO bonus_grant (id, user_id, kind, reason, amount, left_amount, granted_at, expires_at)
     VALUES (gen_random_uuid(), $1, 'BONUS', 'ELSE', $2, $2, now(), now() + make_interval(days => $3))`,
    [person, left, endsInDays],
  );
const purchase = (bonus: number, daysAgo: number, refunded = false) =>
  query(
    `WITH article AS (INSERT INTO blog_article (author_id, status, price, created_at, updated_at)
       VALUES ($1, 'APPROVED', 29000, now(), now()) RETURNING id)
     INSERT INTO blog_purchase (id, article_id, user_id, author_id, price, bonus, income, bought_at, refunded_at)
     SELECT gen_random_uuid(), id, $1, $1, 29000, $2, 23200, now() - make_interval(days => $3), CASE WHEN $4 THEN now() END
     FROM article`,
    [person, bonus, daysAgo, refunded],
  );

beforeAll(async () => {
  database = await createTestDatabase(4, emptyDatabase);
  await migrateBefore(database, '0096-articles-spend-grants.sql');
  await query(
    `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
     VALUES ($1, 'Person', 'person', 'p@mail.ru', 'p@mail.ru', '', now())`,
    [person],
  );
  for (const [left, ends] of [
    [5000, 10],
    [8000, 100],
    [4000, 170],
  ] as const)
    await grant(left, ends);
  await purchase(4000, 30);
  await purchase(9999, 20, true);
  await purchase(6000, 10);
  await migrate(database.pool);
});
afterAll(() => database.drop());

test('open purchases take their bonus money out of the grants that end first; given back ones take nothing', async () => {
  expect((await grantsOf({ database }, person)).map(({ left }) => left)).toEqual([0, 3000, 4000]);
});

test('each use names its purchase, so that a refund finds it', async () => {
  const { rows } = await query(
    `SELECT blog_purchase.bonus::int AS bonus, array_agg(bonus_use.amount::int ORDER BY expires_at) AS parts
     FROM bonus_use JOIN blog_purchase ON purpose = 'article:' || blog_purchase.id
     JOIN bonus_grant ON bonus_grant.id = grant_id GROUP BY blog_purchase.id ORDER BY bonus`,
  );
  expect(rows).toEqual([
    { bonus: 4000, parts: [4000] },
    { bonus: 6000, parts: [1000, 5000] },
  ]);
});
