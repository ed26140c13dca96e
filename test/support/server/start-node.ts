import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProduct } from '#server/composition/create-product.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { testClock } from '../test-clock';
import type { TestDatabase } from '../test-database';
import { testSecret, type TestServer } from './start-test-server';

/** Milliseconds: a busy test machine must not count as overload of the product. */
const connectionWithinMs = 30_000;

/**
 * A process of the product with its settings, one of several on the same database, which outlives it. The database
 * settings are the given ones, or those of the test database.
 */
export const startNode = async (
  { url: ownUrl, drop }: TestDatabase,
  env: Readonly<Record<string, string>> = {},
): Promise<TestServer> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-node-'));
  const config = readConfig({
    PORT: '0',
    DEMO: '1',
    DATA_DIR: dataDir,
    SECRET: testSecret,
    DATABASE_URL: ownUrl,
    LOG_LEVEL: 'silent',
    ...env,
  });
  const clock = testClock();
  const database = openDatabase(config.databaseUrl ?? '', 10, connectionWithinMs, config.database);
  const product = await createProduct(config, database, testSecret, clock);
  await product.server.listen({ port: 0, host: '127.0.0.1' });
  const address = product.server.server.address();
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    product,
    database: { ...database, url: ownUrl, drop },
    clock,
    stop: async () => {
      await product.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
