import { createProduct } from '../../../src/server/composition/create-product';
import { readConfig } from '../../../src/server/platform/config/read-config';
import { openDatabase } from '../../../src/server/platform/db/open-database';

/** The product alone, on a database that is there already: no migration, no demo people. */
const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const database = openDatabase(config.databaseUrl ?? '', 10, 30_000, config.database);
  const product = await createProduct(config, database, config.secret ?? '');
  // As if it always died between a commit and telling of it: what it has left is told by the sweeps alone.
  if (process.env['TELLS_NOTHING_ITSELF'] === '1') Object.assign(product.app.outbox, { deliver: () => undefined });
  await product.server.listen({ port: config.port, host: config.host });
};

run().catch((problem: unknown) => {
  console.error(problem);
  process.exit(1);
});
