import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { ensureDatabase, startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { schemaText } from './schema/schema-text';

/*
 * `npm run schema` writes src/server/platform/db/schema.sql: what all migrations, applied one by one, make of an empty
 * database. To be run after each new migration; a test names the file that was forgotten.
 */

const db = path.join(__dirname, '../src/server/platform/db');
const file = path.join(db, 'schema.sql');

const write = async (dataDir: string): Promise<void> => {
  // Whoever runs PostgreSQL must be able to enter the folder, where root starts it as somebody else.
  fs.chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  try {
    const database = openDatabase(await ensureDatabase(postgres.url, 'schema'), 1);
    try {
      await migrate(database.pool, { folder: path.join(db, 'migrations'), schema: null });
      fs.writeFileSync(file, await schemaText(database.pool));
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-schema-'));
void write(folder)
  .then(() => process.stdout.write(`${path.relative('.', file)}: written\n`))
  .finally(() => fs.rmSync(folder, { recursive: true, force: true }));
