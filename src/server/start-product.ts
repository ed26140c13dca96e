import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createProduct } from './app/create-product';
import type { Config } from './config/config';
import { ConfigProblem } from './config/config-problem';
import { holdDataDir } from './config/hold-data-dir';
import { migrate } from './db/migrate';
import { openDatabase } from './db/open-database';
import { followPrices } from './mates/list/follow-prices';
import { seedDemo } from './demo/seed-demo';
import { ensureDatabase } from './embedded-postgres/ensure-database';
import { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres';

const keptSecret = (dataDir: string): string => {
  const file = path.join(dataDir, 'secret');
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return fs.readFileSync(file, 'utf8').trim();
};

const listen = async (server: Awaited<ReturnType<typeof createProduct>>['server'], config: Config): Promise<void> => {
  try {
    await server.listen({ port: config.port, host: config.host });
  } catch (problem) {
    if (Object(problem).code === 'EADDRINUSE') {
      throw new ConfigProblem(`Порт ${config.port} занят. Освободи его или задай другой: PORT=3001 npm start`);
    }
    throw problem;
  }
};

/** Database, schema, demo people, server: from nothing to an open address. */
export const startProduct = async (config: Config): Promise<{ url: string; stop(): Promise<void> }> => {
  const embedded = config.databaseUrl === null;
  const letGo = embedded ? holdDataDir(config.dataDir) : () => undefined;
  const postgres = embedded ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  const database = openDatabase(config.databaseUrl ?? (await ensureDatabase(postgres?.url ?? '', 'naparnik')));
  const close = async (): Promise<void> => {
    await postgres?.stop();
    letGo();
  };
  try {
    await migrate(database.pool);
    await followPrices(database.db);
    const product = await createProduct(config, database, config.secret ?? keptSecret(config.dataDir));
    postgres?.guard(product.app.log);
    try {
      if (config.demo) await seedDemo(product.app);
      await listen(product.server, config);
    } catch (problem) {
      await product.stop();
      throw problem;
    }
    return {
      url: config.publicUrl,
      stop: async () => {
        await product.stop();
        await close();
      },
    };
  } catch (problem) {
    await database.close().catch(() => undefined);
    await close();
    throw problem;
  }
};
