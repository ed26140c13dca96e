import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProduct, type Product } from './create-product';
import { type Config, ConfigProblem } from '../platform/config/config';
import { demandWritable, holdDataDir } from '../platform/config/hold-data-dir';
import { migrate } from '../platform/db/migrate';
import { type Database, openDatabase } from '../platform/db/open-database';
import { isDatabaseGone, isPoolExhausted, sqlState } from '../platform/db/problems';
import { watchDatabase } from '../platform/db/watch-database';
import { features } from './features';
import { seedDemo } from './demo/seed-demo';
import { ensureDatabase, startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres';

const keptSecret = (dataDir: string): string => {
  const file = path.join(dataDir, 'secret');
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return fs.readFileSync(file, 'utf8').trim();
};

const listen = async (server: Awaited<ReturnType<typeof createProduct>>['server'], config: Config): Promise<void> => {
  try {
    await server.listen({ port: config.port, host: config.host });
  } catch (problem) {
    const { code } = Object(problem);
    if (code === 'EADDRINUSE')
      throw new ConfigProblem(`Порт ${config.port} занят. Освободи его или задай другой: PORT=3001 npm start`);
    if (code === 'EACCES')
      throw new ConfigProblem(`Порт ${config.port} открыть нельзя: нет прав. Задай другой: PORT=3001 npm start`);
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
      throw new ConfigProblem(`HOST=${config.host}: у этой машины нет такого адреса. Для всех адресов: HOST=0.0.0.0`);
    throw problem;
  }
};

/** @throws ConfigProblem when the named database cannot be reached or lets nobody in */
const migrateOrSay = async (database: Database, config: Config): Promise<void> => {
  try {
    await migrate(database.pool);
  } catch (problem) {
    const isForeign = config.databaseUrl !== null;
    if (isForeign && (isDatabaseGone(problem) || isPoolExhausted(problem) || /^(28|3D)/.test(sqlState(problem) ?? '')))
      throw new ConfigProblem(
        `База по DATABASE_URL не отвечает или не пускает (${problem instanceof Error ? problem.message : ''}). Проверь адрес, имя и пароль.`,
      );
    throw problem;
  }
};

/** Whoever started us gives ten seconds: from here on no statement waits for somebody's lock any longer … */
const statementPatienceMs = 5500;
/** … and here the rest is left behind, so that PostgreSQL still stops in order and the folder is free. */
const stopPatienceMs = 7000;
const cutEveryMs = 100;

/** Ends the product in time, whatever holds it. */
const stopInTime = async (product: Product, database: Database): Promise<void> => {
  let cutting = setTimeout(() => {
    cutting = setInterval(database.cut, cutEveryMs);
  }, statementPatienceMs);
  try {
    await Promise.race([product.stop(), sleep(stopPatienceMs, undefined, { ref: false })]);
  } finally {
    clearTimeout(cutting);
  }
};

/** Database, schema, demo people, server: from nothing to an open address. */
export const startProduct = async (config: Config): Promise<{ url: string; stop(): Promise<void> }> => {
  const embedded = config.databaseUrl === null;
  if (!embedded) demandWritable(config.dataDir);
  const letGo = embedded ? holdDataDir(config.dataDir) : () => undefined;
  const postgres = embedded ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  const database = openDatabase(config.databaseUrl ?? (await ensureDatabase(postgres?.url ?? '', 'naparnik')));
  const close = async (): Promise<void> => {
    await postgres?.stop();
    letGo();
  };
  try {
    await migrateOrSay(database, config);
    for (const { prepare } of features) await prepare?.(database.db);
    const product = await createProduct(config, database, config.secret ?? keptSecret(config.dataDir));
    postgres?.guard(product.app.log);
    if (config.smtpUrl === null && !config.demo)
      product.app.log.warn('SMTP_URL не задан: письма остаются в базе и никому не уходят');
    if (config.production && !fs.existsSync(path.join(config.clientDir, 'index.html')))
      product.app.log.warn(
        `В CLIENT_DIR (${config.clientDir}) нет собранной страницы: открываются только вызовы. npm run build`,
      );
    const watch = watchDatabase(database, product.app.log);
    try {
      if (config.demo) await seedDemo(product.app);
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
