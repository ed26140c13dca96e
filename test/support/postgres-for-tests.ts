import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '../../src/server/db/migrate';
import { openDatabase } from '../../src/server/db/open-database';
import { ensureDatabase } from '../../src/server/embedded-postgres/ensure-database';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/embedded-postgres';
import type { EmbeddedPostgres } from '../../src/server/embedded-postgres/embedded-postgres';

let running: { readonly postgres: EmbeddedPostgres; readonly folder: string } | null = null;

/** Durability is switched off but where a test kills the server: a test database need not survive a power cut. */
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' };

export const templateName = 'naparnik_template';

export const setUpPostgres = async (): Promise<void> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-test-'));
  fs.chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: fast });
  running = { postgres, folder };
  const database = openDatabase(await ensureDatabase(postgres.url, templateName), 2);
  await migrate(database.pool);
  await database.close();
  process.env['TEST_POSTGRES_URL'] = postgres.url;
};

export const tearDownPostgres = async (): Promise<void> => {
  if (!running) return;
  await running.postgres.stop();
  fs.rmSync(running.folder, { recursive: true, force: true });
};
