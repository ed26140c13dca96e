import type { Config } from '../platform/config/config';
import { requireWritable, lockDataDir } from '../platform/config/lock-data-dir';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres';
import { checkFileStore } from '../platform/uploads/create-file-store';
import type { Started } from './open-product';

/** Most of the server's code: half a second of reading, and PostgreSQL takes about as long to come up beside it. */
const readProduct = () => import('./open-product');

/** The demo's pictures need no database, and while one is made a core is free. */
const drawAhead = async (config: Config): Promise<void> => (await readProduct()).drawDemoCovers(config);

/** Database, schema, demo people, server: from nothing to an open address. */
export const startProduct = async (config: Config): Promise<Started> => {
  const embedded = config.databaseUrl === null;
  if (!embedded) requireWritable(config.dataDir);
  await checkFileStore(config);
  const letGo = embedded ? lockDataDir(config.dataDir) : () => undefined;
  const ahead: { covers: Promise<void> | null } = { covers: null };
  const postgres = embedded
    ? await startEmbeddedPostgres({
        dataDir: config.dataDir,
        meanwhile: () => {
          ahead.covers ??= drawAhead(config);
          // What fails is told to whoever waits for it.
          ahead.covers.catch(() => undefined);
        },
      })
    : null;
  const { openProduct } = await readProduct();
  const close = async (): Promise<void> => {
    await postgres?.stop();
    letGo();
  };
  return openProduct(config, postgres, close, ahead.covers);
};
