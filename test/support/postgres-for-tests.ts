import fs from 'node:fs';
import path from 'node:path';
import { migrate } from '#server/platform/db/migrate.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import {
  type EmbeddedPostgres,
  ensureDatabase,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { fastFolder } from './fast-folder';
import { runFolder, sweepDeadRuns } from './sweep-dead-runs';
import { migratedTemplate } from './test-database';

let running: { readonly postgres: EmbeddedPostgres; readonly folder: string } | null = null;

/** Durability is switched off, except where a test kills the server: a test database need not survive a power cut. */
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' };

/** Runs once for all jest projects of a run. */
export const setUpPostgres = async (): Promise<void> => {
  if (running) return;
  sweepDeadRuns(fastFolder());
  const folder = runFolder(fastFolder());
  fs.chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: fast });
  running = { postgres, folder };
  const database = openDatabase(await ensureDatabase(postgres.url, migratedTemplate), 2);
  await migrate(database.pool);
  await database.close();
  process.env['TEST_POSTGRES_URL'] = postgres.url;
  // Inside `node_modules`, so that Node finds the project's packages from there.
  const cache = path.join(projectRoot, 'node_modules/.cache');
  fs.mkdirSync(cache, { recursive: true });
  sweepDeadRuns(cache);
  process.env['TEST_PROGRAMS'] = runFolder(cache);
};

export const tearDownPostgres = async (): Promise<void> => {
  if (!running) return;
  await running.postgres.stop();
  fs.rmSync(running.folder, { recursive: true, force: true });
  fs.rmSync(process.env['TEST_PROGRAMS'] ?? '', { recursive: true, force: true });
};
