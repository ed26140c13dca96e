import fs from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { withMigrations } from '../../support/schema/with-migrations';
import { exitCodeOf, productFolder } from '../../support/server/product-process';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const schemaFolder = path.join(__dirname, '../../../src/server/platform/db/schema');

const namedTables = () =>
  fs
    .readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => Object.values(jest.requireActual<object>(path.join(schemaFolder, file))))
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => getTableConfig(table));

/** Type names as PostgreSQL's catalogue spells them. */
const spelling = (type: string): string =>
  type
    .replace(/^(serial|int)$/, 'integer')
    .replace('timestamp with time zone', 'timestamptz')
    .replace(/^bigserial$/, 'bigint');

test('every table of the code has exactly the columns that the migrations make', async () => {
  const { rows } = await database.pool.query<{ table: string; name: string; type: string; notNull: boolean }>(
    `SELECT relname AS table, attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS "notNull"
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped`,
  );
  const made = (table: string) =>
    rows
      .filter((row) => row.table === table)
      .map(({ name, type, notNull }) => `${name} ${spelling(type)}${notNull ? ' not null' : ''}`)
      .sort();
  const tables = namedTables();
  expect(tables.length).toBeGreaterThan(20);
  for (const { name, columns } of tables) {
    const named = columns
      .map((column) => `${column.name} ${spelling(column.getSQLType())}${column.notNull ? ' not null' : ''}`)
      .sort();
    expect([name, ...named]).toEqual([name, ...made(name)]);
  }
});

const tablesNow = async () =>
  (
    await database.pool.query(
      "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
    )
  ).rows;
const applied = async () => (await database.pool.query('SELECT * FROM schema_migration ORDER BY name')).rows;

test('a migration that fails leaves the database as it was', async () => {
  const before = [await tablesNow(), await applied()];
  await withMigrations(
    { '9001-half.sql': 'CREATE TABLE half (id integer); ALTER TABLE app_user ADD COLUMN half integer; SELECT 1 / 0;' },
    async (folder) => {
      await expect(migrate(database.pool, { folder, schema: null })).rejects.toThrow(
        '9001-half.sql failed; the database is as it was before it',
      );
    },
  );
  expect([await tablesNow(), await applied()]).toEqual(before);
});

test('a migration changed after it was applied is refused', async () => {
  await withMigrations({ '0001-people.sql': 'SELECT 1;' }, async (folder) => {
    await expect(migrate(database.pool, { folder, schema: null })).rejects.toThrow('0001-people.sql was changed');
  });
});

test('a database that a newer release has migrated is refused with the way out', async () => {
  await database.pool.query("INSERT INTO schema_migration VALUES ('9999-future.sql', '')");
  const own = productFolder();
  const env = { DATABASE_URL: database.url, SECRET: 'a secret of thirty-two characters or more' };
  const { child, said } = own.start(await freePort(), env);
  expect([await exitCodeOf(child), said().trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/newer release .*9999-future\.sql.*: start that release, or restore a backup/)],
  ]);
  await own.clean();
  await database.pool.query("DELETE FROM schema_migration WHERE name = '9999-future.sql'");
});

test('a database that counts bytes for letters is refused with the way out', async () => {
  const name = `ascii_${process.pid}`;
  const maintenance = openDatabase(process.env['TEST_POSTGRES_URL'] ?? '', 1);
  await maintenance.pool.query(
    `CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`,
  );
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  const ascii = openDatabase(url.toString(), 1);
  await expect(migrate(ascii.pool)).rejects.toThrow(/has the encoding SQL_ASCII, UTF8 is needed: create it with/);
  await ascii.close();
  await maintenance.pool.query(`DROP DATABASE ${name}`);
  await maintenance.close();
});

test('processes that start at once migrate once', async () => {
  const pools = [1, 2, 3, 4].map(() => openDatabase(database.url, 2));
  await withMigrations(
    { '9002-slow.sql': 'CREATE TABLE slow (id integer); SELECT pg_sleep(0.2); INSERT INTO slow VALUES (1);' },
    async (folder) => {
      await Promise.all(pools.map(({ pool }) => migrate(pool, { folder, schema: null })));
    },
  );
  expect((await database.pool.query('SELECT count(*)::int AS rows FROM slow')).rows).toEqual([{ rows: 1 }]);
  await Promise.all(pools.map((one) => one.close()));
});
