import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { schemaText } from '../../../scripts/schema/schema-text';
import { contentOf } from '../../support/schema/content-of';
import { oneByOne, withMigrations } from '../../support/schema/with-migrations';
import { createTestDatabase, emptyDatabase, type TestDatabase } from '../../support/test-database';

const written = path.join(oneByOne.folder, '../schema.sql');

const made: TestDatabase[] = [];
const empty = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase(4, emptyDatabase);
  made.push(database);
  return database;
};
afterEach(async () => {
  for (const database of made.splice(0)) await database.drop();
});

const applied = async ({ pool }: TestDatabase): Promise<readonly string[]> =>
  (await pool.query<{ name: string }>('SELECT name FROM schema_migration ORDER BY name')).rows.map(({ name }) => name);
const tables = async ({ pool }: TestDatabase): Promise<readonly string[]> =>
  (
    await pool.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname",
    )
  ).rows.map(({ name }) => name);

test('the schema that is loaded at once is to the last what the migrations make one by one', async () => {
  const [slow, quick] = [await empty(), await empty()];
  await migrate(slow.pool, oneByOne);
  // Before time has passed: it is what npm run schema writes.
  const text = await schemaText(slow.pool);
  await migrate(quick.pool);
  const [expected, found] = [await contentOf(slow.pool), await contentOf(quick.pool)];
  expect(expected.size).toBeGreaterThan(190);
  for (const [kind, objects] of expected) expect([kind, found.get(kind)]).toEqual([kind, objects]);
  expect([...found.keys()]).toEqual([...expected.keys()]);
  if (fs.readFileSync(written, 'utf8') !== text) throw new Error('schema.sql is out of date: run npm run schema');
});

test('migrations that are newer than the file run after it', async () => {
  const database = await empty();
  await withMigrations({ '9001-newer.sql': 'ALTER TABLE app_user ADD COLUMN newer integer' }, async (folder) => {
    await migrate(database.pool, { folder, schema: written });
    expect(await applied(database)).toEqual(fs.readdirSync(folder).sort());
  });
  await database.pool.query('SELECT newer FROM app_user');
});

test('where somebody has tables or functions already, the migrations run one by one', async () => {
  const [quick, slow] = [await empty(), await empty()];
  await slow.pool.query('CREATE TABLE somebody (id integer)');
  await quick.pool.query('CREATE EXTENSION pg_trgm');
  const bare = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-no-migrations-'));
  const schema = path.join(bare, 'schema.txt');
  fs.writeFileSync(schema, 'CREATE TABLE at_once (id integer)');
  for (const { pool } of [quick, slow]) await migrate(pool, { folder: bare, schema });
  fs.rmSync(bare, { recursive: true });
  expect([await tables(quick), await tables(slow)]).toEqual([
    ['at_once', 'schema_migration'],
    ['schema_migration', 'somebody'],
  ]);
});

test('processes that start at once on an empty database load the schema once', async () => {
  const database = await empty();
  const pools = [1, 2, 3, 4].map(() => openDatabase(database.url, 1));
  await Promise.all(pools.map(({ pool }) => migrate(pool)));
  await Promise.all(pools.map((one) => one.close()));
  expect(await applied(database)).toEqual(fs.readdirSync(oneByOne.folder).sort());
});

test('a schema that fails leaves the database empty, and the next start can load it', async () => {
  const database = await empty();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-half-'));
  const half = path.join(folder, 'half.sql');
  fs.writeFileSync(half, `${fs.readFileSync(written, 'utf8')}; SELECT 1 / 0`);
  await expect(migrate(database.pool, { folder: oneByOne.folder, schema: half })).rejects.toThrow(
    'Loading the schema failed; the database is as it was before it.',
  );
  fs.rmSync(folder, { recursive: true });
  expect(await tables(database)).toEqual(['schema_migration']);
  await migrate(database.pool);
  expect((await tables(database)).length).toBeGreaterThan(100);
});

test('lines of the migrations may end as Windows ends them', async () => {
  const database = await empty();
  const windows = Object.fromEntries(
    fs.readdirSync(oneByOne.folder).map((name) => {
      const sql = fs.readFileSync(path.join(oneByOne.folder, name), 'utf8');
      return [name, sql.replaceAll('\n', '\r\n')];
    }),
  );
  await withMigrations(windows, (folder) => migrate(database.pool, { folder, schema: written }));
  expect(await applied(database)).toEqual(Object.keys(windows).sort());
});
