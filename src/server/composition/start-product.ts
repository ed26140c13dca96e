import type { Config } from '../platform/config/config';
import { demandWritable, holdDataDir } from '../platform/config/hold-data-dir';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres';
import { checkFileStore } from '../platform/uploads/create-file-store';
import type { Started } from './open-product';

/** Most of the server's code: half a second of reading, and PostgreSQL takes about as long to come up beside it. */
const readProduct = () => import('./open-product');

/** Database, schema, demo people, server: from nothing to an open address. */
export const startProduct = async (config: Config): Promise<Started> => {
  const embedded = config.databaseUrl === null;
  if (!embedded) demandWritable(config.dataDir);
  await checkFileStore(config);
  const letGo = embedded ? holdDataDir(config.dataDir) : () => undefined;
  const postgres = embedded
    ? await startEmbeddedPostgres({
        dataDir: config.dataDir,
        meanwhile: () => void readProduct().catch(() => undefined),
      })
    : null;
  const { openProduct } = await readProduct();
  return openProduct(config, postgres, async () => {
    await postgres?.stop();
    letGo();
  });
};
