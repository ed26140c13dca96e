import type { Config } from '../platform/config/config';
import { lockDataDir, lockHolderOf } from '../platform/config/lock-data-dir';
import { type Database, openDatabase } from '../platform/db/open-database';
import { ensureDatabase, startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres';

/** Runs `work` with the product's database: the one of a running product, or one started only for this time. */
export const withDatabase = async <T>(config: Config, work: (url: string) => Promise<T>): Promise<T> => {
  if (config.databaseUrl !== null) return work(config.database.directUrl ?? config.databaseUrl);
  const unlock = lockHolderOf(config.dataDir) === null ? lockDataDir(config.dataDir) : null;
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    return await work(await ensureDatabase(postgres.url, 'naparnik'));
  } finally {
    if (unlock) await postgres.stop();
    unlock?.();
  }
};

/** A connection to the database at this address, for one reading. */
export const reading = async <T>(url: string, read: (database: Database) => Promise<T>): Promise<T> => {
  const database = openDatabase(url, 1);
  try {
    return await read(database);
  } finally {
    await database.close();
  }
};

/** Reads the product's database, whether the product runs or not. */
export const readDatabase = <T>(config: Config, read: (database: Database) => Promise<T>): Promise<T> =>
  withDatabase(config, (url) => reading(url, read));
