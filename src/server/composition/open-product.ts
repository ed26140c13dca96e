import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProduct, type Product } from './create-product';
import { listen } from '../platform/http/listen';
import { type Config, ConfigError } from '../platform/config/config';
import { requireSessionSettings } from '../platform/db/require-session-settings';
import { migrate } from '../platform/db/migrate';
import { type Database, openDatabase, openPool } from '../platform/db/open-database';
import { isDatabaseUnavailable, isPoolExhausted } from '../platform/db/database-errors';
import { watchDatabase } from '../platform/db/watch-database';
import { features } from './features';
import { missingServices, storageAbroad } from './missing-services';
import { storeArticleCovers } from './demo/blog/seed-articles';
import { seedDemo } from './demo/seed-demo';
import { tellNobody, type TellStep } from '../platform/start-steps';
import { createFileStore } from '../platform/uploads/create-file-store';
import { type EmbeddedPostgres, ensureDatabase } from '../platform/embedded-postgres/embedded-postgres';

const storedSecret = (dataDir: string): string => {
  const file = path.join(dataDir, 'secret');
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return fs.readFileSync(file, 'utf8').trim();
};

/** Milliseconds: how long our own database may take to answer at the start, and the pause between tries. */
const ownDatabase = { within: 60_000, pause: 250 } as const;

/**
 * Waits until the embedded database answers: after a crash, or on a machine that is busy just then, it may take longer
 * than a connection may. @throws the last error
 */
export const waitForOwnDatabase = async (database: Pick<Database, 'pool'>): Promise<void> => {
  const until = performance.now() + ownDatabase.within;
  for (;;) {
    try {
      await database.pool.query('SELECT 1');
      return;
    } catch (problem) {
      const mayComeBack = isDatabaseUnavailable(problem) || isPoolExhausted(problem);
      if (!mayComeBack || performance.now() > until) throw problem;
    }
    await sleep(ownDatabase.pause);
  }
};

/** Migrates past any pooler: it needs a session lock and long statements. */
const migrateDirectly = async ({ direct }: Database, tell: TellStep): Promise<void> => {
  const { pool, close } = openPool(
    { ...direct, max: 1, connectionTimeoutMillis: 15_000 },
    { answersWithinMs: Infinity },
  );
  await migrate(pool, undefined, tell).finally(close);
};

/** @throws ConfigError when the external database cannot be reached or refuses the connection */
const migrateOrExplain = async (database: Database, config: Config, tell: TellStep): Promise<void> => {
  try {
    await migrateDirectly(database, tell);
    if (config.database.directUrl !== null) await requireSessionSettings(database.pool);
  } catch (problem) {
    const isExternal = config.databaseUrl !== null;
    if (isExternal && /startup parameter/.test(String(problem)))
      throw new ConfigError(
        'A pooler answers at DATABASE_URL: set DATABASE_DIRECT_URL too, the address of the database itself.',
      );
    if (isExternal && (isDatabaseUnavailable(problem) || isPoolExhausted(problem)))
      throw new ConfigError(
        `The database at ${config.database.directUrl === null ? 'DATABASE_URL' : 'DATABASE_URL or DATABASE_DIRECT_URL'} does not answer or refuses access (${problem instanceof Error ? problem.message : ''}): check address, user and password.`,
      );
    throw problem;
  }
};

/** Migrates the schema and runs each feature's `prepare`. @throws ConfigError as `migrateOrExplain` */
const prepareSchema = async (database: Database, config: Config, secret: string, tell: TellStep): Promise<void> => {
  await migrateOrExplain(database, config, tell);
  for (const { prepare } of features) await prepare?.(database.db, secret);
};

/**
 * The process manager gives a shutdown ten seconds. After this time connections are broken, so that no lock delays it …
 */
const statementTimeoutMs = 5500;
/** … and after this time it goes on without the rest, so that PostgreSQL still stops cleanly and unlocks the folder. */
const stopTimeoutMs = 7000;
const breakEveryMs = 100;

/** Stops the product within `stopTimeoutMs`, whatever delays it. */
const stopInTime = async (product: Product, database: Database): Promise<void> => {
  let timer = setTimeout(() => {
    timer = setInterval(database.breakConnections, breakEveryMs);
  }, statementTimeoutMs);
  try {
    await Promise.race([product.stop(), sleep(stopTimeoutMs, undefined, { ref: false })]);
  } finally {
    clearTimeout(timer);
  }
};

/** Draws the missing cover pictures of the demo's articles; needs no database. */
export const drawDemoCovers = async (config: Config): Promise<void> => {
  if (!config.demo) return;
  const files = createFileStore(config);
  await storeArticleCovers(files).finally(files.stop);
};

export interface Started {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Migrates, seeds the demo and starts the server. `postgres`: null for an external database. `close` ends the embedded
 * database and unlocks the folder. `covers`: the demo's pictures, if they are being drawn already.
 */
export const openProduct = async (
  config: Config,
  postgres: EmbeddedPostgres | null,
  close: () => Promise<void>,
  covers: Promise<void> | null = null,
  tell: TellStep = tellNobody,
): Promise<Started> => {
  const database = openDatabase(
    config.databaseUrl ?? (await ensureDatabase(postgres?.url ?? '', 'naparnik')),
    20,
    5000,
    config.database,
  );
  try {
    if (postgres !== null) await waitForOwnDatabase(database);
    const secret = config.secret ?? storedSecret(config.dataDir);
    const schema = prepareSchema(database, config, secret, tell);
    // It may fail before the product awaits it.
    schema.catch(() => undefined);
    const product = await createProduct(config, database, secret, undefined, schema);
    postgres?.restartOnCrash(product.app.log);
    for (const missing of missingServices(config)) product.app.log.warn(missing);
    const abroad = storageAbroad(config);
    if (abroad !== null) product.app.log.warn(abroad);
    if (config.production && !fs.existsSync(path.join(config.clientDir, 'index.html')))
      product.app.log.warn(
        `CLIENT_DIR (${config.clientDir}) has no built page: only the API can be used. Build it: npm run build`,
      );
    const watch = watchDatabase(database, product.app.log);
    try {
      if (config.demo) await seedDemo(product.app, covers, tell);
      await listen(product.server, config);
    } catch (problem) {
      await watch.stop();
      await product.stop();
      throw problem;
    }
    return {
      url: config.publicUrl,
      stop: async () => {
        await watch.stop();
        await stopInTime(product, database).finally(close);
      },
    };
  } catch (problem) {
    await database.close().catch(() => undefined);
    await close();
    throw problem;
  }
};
