import { v7 as uuidv7 } from 'uuid';
import { migrate } from '#server/platform/db/migrate.ts';
import { migrateBefore } from '../../support/schema/with-migrations';
import { createTestDatabase, emptyDatabase, type TestDatabase } from '../../support/test-database';

const [pro, star, leaving] = [uuidv7(), uuidv7(), uuidv7()];

let database: TestDatabase;
const query = async (text: string, values: readonly unknown[] = []) =>
  (await database.pool.query(text, [...values])).rows;

const fill = async () => {
  await query(
    `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at, leaving_at)
     SELECT id, 'Author' || n, 'author' || n, n || '@mail.ru', n || '@mail.ru', '', now(), CASE WHEN n = 3 THEN now() END
     FROM unnest($1::uuid[]) WITH ORDINALITY person (id, n)`,
    [[pro, star, leaving]],
  );
  await query(
    `INSERT INTO game (id, name, icon_url, platforms, max_slots, position) VALUES ('cs2', 'CS', '', '{PC}', 5, 0)`,
  );
  await query(
    `INSERT INTO mate_access (user_id, game_id, grade, percent, base_price, created_at)
     VALUES ($1, 'cs2', 'PRO', 82, 100000, now()), ($2, 'cs2', 'STAR', 85, 200000, now())`,
    [pro, star],
  );
  await query(
    `INSERT INTO notifier_service (user_id, service, address, enabled, connected_at)
     VALUES ($1, 'telegram', '1', true, now()), ($1, 'email', '', true, now()), ($2, 'vk', '2', false, now())`,
    [pro, star],
  );
  await query(
    `WITH made AS (INSERT INTO category (game_id, kind, slug, name, description, position)
       VALUES ('cs2', 'FAMOUS', 'famous', 'Со звёздами', '', 0), ('cs2', 'FUN', 'fun', 'Развлечение', '', 1) RETURNING id)
     INSERT INTO mate_category (user_id, category_id) SELECT person, id FROM made, unnest($1::uuid[]) person`,
    [[pro, star]],
  );
  // The name appeared in the lead.
  await query(
    `INSERT INTO blog_article (author_id, status, title, lead, search, created_at, updated_at)
     SELECT id, 'CREATED', 'Раскидки', 'Девять смоков', setweight(to_tsvector('russian', 'Раскидки'), 'A')
       || setweight(to_tsvector('russian', 'Девять смоков'), 'B') || setweight(to_tsvector('simple', username), 'B')
       || setweight(to_tsvector('russian', 'Слова'), 'C'), now(), now()
     FROM app_user`,
  );
};

beforeAll(async () => {
  database = await createTestDatabase(4, emptyDatabase);
  await migrateBefore(database, '0255-messengers-of-before.sql');
  await fill();
  await migrate(database.pool);
});
afterAll(() => database.drop());

test('a messenger that is connected and on counts, one that is off does not', async () => {
  const rows = await query('SELECT notifications_connected AS connected FROM mate_access ORDER BY user_id = $1', [
    star,
  ]);
  expect(rows).toEqual([{ connected: true }, { connected: false }]);
});

test('only stars offer sessions with stars', async () => {
  const rows = await query(
    'SELECT user_id AS id, array_agg(kind ORDER BY kind) AS kinds FROM mate_category JOIN category ON category.id = category_id GROUP BY 1 ORDER BY user_id = $1',
    [star],
  );
  expect(rows).toEqual([
    { id: pro, kinds: ['FUN'] },
    { id: star, kinds: ['FAMOUS', 'FUN'] },
  ]);
});

test('an article keeps its words, and the name of whoever is not leaving', async () => {
  const rows = await query('SELECT tsvector_to_array(search) AS words FROM blog_article ORDER BY author_id');
  const words = ['девя', 'раскидк', 'слов', 'смок'];
  expect(rows).toEqual([{ words: ['author1', ...words] }, { words: ['author2', ...words] }, { words }]);
});
