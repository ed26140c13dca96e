import type { Config } from '../platform/config/config';
import { requireWritable, lockDataDir } from '../platform/config/lock-data-dir';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres';
import { requireFreePort } from '../platform/http/listen';
import { nameSources } from '../platform/source-maps';
import { tellNobody, type TellStep } from '../platform/start-steps';
import { checkFileStore } from '../platform/uploads/create-file-store';
import type { Started } from './open-product';

/** Loads most of the server's code, which takes half a second: concurrently with the start of PostgreSQL. */
const loadProduct = () => import('./open-product').finally(nameSources);

/** The demo's pictures need no database, and while it starts a core is idle. */
const drawAhead = async (config: Config): Promise<void> => (await loadProduct()).drawDemoCovers(config);

const startPostgres = (config: Config, ahead: { covers: Promise<void> | null }, tell: TellStep) =>
  startEmbeddedPostgres({
    dataDir: config.dataDir,
    meanwhile: () => {
      ahead.covers ??= drawAhead(config);
      // A failure is handled where the promise is awaited.
      ahead.covers.catch(() => undefined);
    },
    tell,
  });

/** Starts everything: database, schema, demo people, server. @throws ConfigError when the machine does not allow it */
export const startProduct = async (config: Config, tell: TellStep = tellNobody): Promise<Started> => {
  const embedded = config.databaseUrl === null;
  if (!embedded) requireWritable(config.dataDir);
  await checkFileStore(config);
  const unlock = embedded ? lockDataDir(config.dataDir) : () => undefined;
  const ahead: { covers: Promise<void> | null } = { covers: null };
  const startDatabase = async () => {
    await requireFreePort(config);
    return embedded ? startPostgres(config, ahead, tell) : null;
  };
  const postgres = await startDatabase().catch((problem: unknown) => {
    unlock();
    throw problem;
  });
  const { openProduct } = await loadProduct();
  const close = async (): Promise<void> => {
    await postgres?.stop();
    unlock();
  };
  return openProduct(config, postgres, close, ahead.covers, tell);
};
