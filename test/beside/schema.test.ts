import { Client } from 'pg';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { startPostgres, type SystemPostgres } from '../support/programs/start-postgres';
import { contentOf } from '../support/schema/content-of';
import { oneByOne } from '../support/schema/with-migrations';

jest.setTimeout(300_000);

let postgres: SystemPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const empty = async (name: string) => {
  const client = new Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await client.end();
  return openDatabase(postgres.url(name), 1);
};

test('the schema that is loaded at once is the migrations’ own on the PostgreSQL of the machine, too', async () => {
  const [slow, quick] = [await empty('slow'), await empty('quick')];
  await migrate(slow.pool, oneByOne);
  await migrate(quick.pool);
  const [expected, found] = [await contentOf(slow.pool), await contentOf(quick.pool)];
  for (const [kind, objects] of expected) expect([kind, found.get(kind)]).toEqual([kind, objects]);
  for (const { close } of [slow, quick]) await close();
});
