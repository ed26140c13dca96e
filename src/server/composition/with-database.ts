import type { Config } from '../platform/config/config';
import { lockDataDir, lockHolderOf } from '../platform/config/lock-data-dir';
import { ensureDatabase, startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres';

/** The database of a product that runs in the folder is only borrowed; otherwise it is started for as long as needed. */
export const withDatabase = async <T>(config: Config, work: (url: string) => Promise<T>): Promise<T> => {
  if (config.databaseUrl !== null) return work(config.database.directUrl ?? config.databaseUrl);
  const letGo = lockHolderOf(config.dataDir) === null ? lockDataDir(config.dataDir) : null;
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    return await work(await ensureDatabase(postgres.url, 'naparnik'));
  } finally {
    if (letGo) await postgres.stop();
    letGo?.();
  }
};
