import { v7 as uuidv7 } from 'uuid';
import { migrate } from '#server/platform/db/migrate.ts';
import { migrateBefore } from '../../support/schema/with-migrations';
import { createTestDatabase, emptyDatabase, type TestDatabase } from '../../support/test-database';

const [author, one, other, third] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];

let database: TestDatabase;
const query = async (text: string, values: readonly unknown[] = []) =>
  (await database.pool.query(text, [...values])).rows;

const buy = (userId: string, price: number, refunded: boolean) =>
  query(
    `INSERT INTO blog_purchase (id, article_id, user_id, author_id, price, bonus, income, bought_at, refunded_at)
     VALUES ($1, 1, $2, $3, $4, 0, 0, now(), CASE WHEN $5 THEN now() END)`,
    [uuidv7(), userId, author, price, refunded],
  );

const sold = async () => (await query('SELECT purchases FROM blog_article WHERE id = 1'))[0]?.purchases;

beforeAll(async () => {
  database = await createTestDatabase(4, emptyDatabase);
  await migrateBefore(database, '0260-sales-counted.sql');
  await query(
    `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
     SELECT id, 'Person' || n, 'person' || n, n || '@mail.ru', n || '@mail.ru', '', now()
     FROM unnest($1::uuid[]) WITH ORDINALITY person (id, n)`,
    [[author, one, other, third]],
  );
  // What two reserves had opened was taken off the sales when they were cancelled.
  await query(
    `INSERT INTO blog_article (id, author_id, status, created_at, updated_at, purchases)
     VALUES (1, $1, 'CREATED', now(), now(), -1), (2, $1, 'CREATED', now(), now(), 0)`,
    [author],
  );
  await buy(one, 29_000, false);
  await buy(other, 29_000, true);
  await buy(other, 0, true);
  await buy(third, 0, false);
  await migrate(database.pool);
});
afterAll(() => database.drop());

test('what an article has sold is counted anew', async () => {
  expect(await query('SELECT id, purchases FROM blog_article ORDER BY id')).toEqual([
    { id: 1, purchases: 1 },
    { id: 2, purchases: 0 },
  ]);
});

test('and keeps to its purchases, whoever writes them', async () => {
  await buy(other, 29_000, false);
  expect(await sold()).toBe(2);
  await query('UPDATE blog_purchase SET refunded_at = now() WHERE user_id = $1 AND price > 0', [other]);
  expect(await sold()).toBe(1);
  await query('UPDATE blog_purchase SET refunded_at = now() WHERE user_id = $1', [third]);
  expect(await sold()).toBe(1);
  await query('DELETE FROM blog_purchase WHERE user_id = $1', [one]);
  expect(await sold()).toBe(0);
});
