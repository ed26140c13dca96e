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
import { migratedTemplate } from './test-database';
import { isProcessAlive } from '#server/platform/config/lock-data-dir.ts';
import os from 'node:os';

const memory = '/dev/shm';
/** Bytes: several times the most that a run's databases take. */
const enough = 6 * 1024 ** 3;

/**
 * The fastest folder for temporary files: in memory if the machine has a large enough tmpfs, else on disk. Copying a
 * database creates a thousand small files; on a well-used disk that takes a third of a second.
 */
const fastFolder = (): string => {
  if (!fs.existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(memory);
  return bavail * bsize >= enough ? memory : os.tmpdir();
};

const endPostgres = (folder: string): void => {
  const lock = path.join(folder, 'postgres/postmaster.pid');
  if (!fs.existsSync(lock)) return;
  const pid = Number(fs.readFileSync(lock, 'utf8').split('\n')[0]);
  // An immediate shutdown without a checkpoint: its data is not needed any more.
  if (pid > 0 && isProcessAlive(pid)) process.kill(pid, 'SIGQUIT');
};

/** A run's folders are named by its process id. */
const runFolder = (parent: string): string => fs.mkdtempSync(path.join(parent, `naparnik-test-${process.pid}-`));

/** A killed run leaves its folders and possibly a running PostgreSQL: the next run removes both. */
const sweepDeadRuns = (parent: string): void => {
  for (const name of fs.readdirSync(parent)) {
    const run = Number(/^naparnik-test-(\d+)-/.exec(name)?.[1] ?? process.pid);
    if (isProcessAlive(run)) continue;
    const folder = path.join(parent, name);
    endPostgres(folder);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

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
