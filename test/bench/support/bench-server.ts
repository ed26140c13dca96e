import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProduct } from '#server/composition/create-product.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { listenBacklog } from '#server/platform/http/listen.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { ensureDatabase, startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { countStatements, profiledSettings, writeStatements } from '../profile/statements';

export const benchSecret = 'a secret for benchmarks only, long enough';

/** The product on a durable database of its own (fsync on, as in production). */
export const benchServer = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-bench-'));
  fs.chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: profiledSettings });
  const databaseUrl = await ensureDatabase(postgres.url, 'bench');
  const database = openDatabase(databaseUrl);
  await migrate(database.pool);
  await countStatements(database.pool);
  const product = await createProduct(
    readConfig({ PORT: '0', DEMO: '1', NODE_ENV: 'production', CONNECTIONS_PER_ADDRESS: '100000' }),
    database,
    benchSecret,
  );
  await product.server.listen({ port: 0, host: '127.0.0.1', backlog: listenBacklog });
  const address = product.server.server.address();
  const url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  let ended: Promise<void> | null = null;
  const endProduct = (): Promise<void> => (ended ??= writeStatements(database.pool).then(() => product.stop()));
  return {
    url,
    folder,
    product,
    /** Gathers the statistics that autovacuum has within a minute: without them PostgreSQL plans for empty tables. */
    analyse: () => database.pool.query('ANALYZE'),
    /** Stops the product; the database goes on running for other processes. */
    endProduct,
    database,
    databaseUrl,
    stop: async () => {
      await endProduct();
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
